import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { useStepEar } from '../next/use-step-ear.ts'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { themeClass } from '../ui/parts/theme.ts'
import type { Practice } from './hops.ts'
import styles from './my-hops.module.css'

const list = new Intl.ListFormat(language)

/** The radius of the ring, of a whole hop, of the smallest filling that can be seen, and of the numbers inside it. */
const ring = 134
const hop = 31
const least = 11
const numbers = 102

/**
 * The multiplication facts as a ring of tables. The filling of a hop grows from the ring as its table becomes known.
 *
 * @param isHeard whether the words have an ear, as for a child whose next level is one of Years 0 and 1
 */
export function FactRing({ facts, isHeard }: Pick<Practice, 'facts'> & { readonly isHeard: boolean }) {
  const { known, of, tables, next } = facts
  const whole = tables.flatMap((table, number) => (table.known === table.of ? [String(number)] : []))
  const words = [
    ...(known === 0 ? [m.hops_no_facts()] : []),
    ...(known > 0 && whole.length === 0 ? [m.hops_fact_grows()] : []),
    ...(whole.length > 0 ? [m.hops_whole_tables({ tables: list.format(whole) })] : []),
    ...(next !== null ? [nextTableWords(next, tables[next])] : []),
  ]
  const sentence = words.join(' ')
  const Ear = useStepEar(isHeard ? sentence : null)
  const turn = 360 / tables.length
  const at = (table: number, radius: number) => {
    const angle = (table * turn * Math.PI) / 180
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
  }
  // The ball waits at the beginning of its hop, as on every line.
  const ball = next === null ? null : at(next - 0.5, ring)
  return (
    <section className={classNames(styles.sheet, styles.facts, themeClass('violet'))} aria-labelledby="facts">
      <h2 id="facts">
        {m.hops_facts()} {known > 0 && <small>{m.hops_of({ done: known, count: of })}</small>}
      </h2>
      <svg viewBox="-192 -192 384 384" aria-hidden="true">
        {tables.map((table, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of the table
          <g key={number} transform={`rotate(${number * turn}) translate(0 ${-ring})`}>
            <circle className={styles.table} r={hop} />
            {table.known > 0 && (
              <circle className={styles.known} r={least + ((hop - least) * table.known) / table.of} />
            )}
          </g>
        ))}
        <circle className={styles.round} r={ring} />
        {tables.map((_, number) => {
          const { x, y } = at(number, numbers)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of the table
            <text key={number} x={x} y={y} dy="0.35em">
              {number}
            </text>
          )
        })}
        {ball && <circle className={styles.ball} cx={ball.x} cy={ball.y} r="13" />}
        {known > 0 ? (
          <>
            <text y="14" fontSize="76">
              {known}
            </text>
            <text y="46">{m.hops_facts_ring({ count: known })}</text>
          </>
        ) : (
          <text y="32" fontSize="96">
            ×
          </text>
        )}
      </svg>
      <div className={classNames(styles.said, isHeard && styles.heard)}>
        <p>{sentence}</p>
        {isHeard && Ear && <Ear speech={sentence} label={m.hops_read_facts()} />}
      </div>
      {known === 0 && <ButtonLink to={paths.stages('timestable')}>{m.hops_choose_table()}</ButtonLink>}
    </section>
  )
}

function nextTableWords(table: number, { known, of } = { known: 0, of: 0 }) {
  return known > 0 ? m.hops_next_fact({ count: known, of, table }) : m.hops_next_table({ table })
}
