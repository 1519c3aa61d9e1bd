import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { themeClass } from '../ui/parts/theme.ts'
import type { Practice } from './hops.ts'
import styles from './my-hops.module.css'

const list = new Intl.ListFormat(language)

/** The radius of the ring, of a whole hop, of the numbers inside it and of the ball on it. */
const ring = 134
const hop = 31
const numbers = 104
const ballAt = 147

/** The multiplication facts as a ring of tables. The filled area of a hop is the known part of its table. */
export function FactRing({ facts }: Pick<Practice, 'facts'>) {
  const { known, of, tables, next } = facts
  const whole = tables.flatMap((table, number) => (table.known === table.of ? [String(number)] : []))
  const words = [
    ...(known === 0 ? [m.hops_no_facts()] : []),
    ...(whole.length > 0 ? [m.hops_whole_tables({ tables: list.format(whole) })] : []),
    ...(next !== null ? [nextTableWords(next, tables[next]?.known ?? 0)] : []),
  ]
  const turn = 360 / tables.length
  const at = (table: number, radius: number) => {
    const angle = (table * turn * Math.PI) / 180
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
  }
  const ball = next === null ? null : at(next, ballAt)
  return (
    <section className={classNames(styles.sheet, styles.facts, themeClass('violet'))} aria-labelledby="facts">
      <h2 id="facts">
        {m.hops_facts()} {known > 0 && <small>{m.hops_of({ done: known, count: of })}</small>}
      </h2>
      <svg viewBox="-180 -180 360 360" aria-hidden="true">
        {tables.map((table, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of the table
          <g key={number} transform={`rotate(${number * turn}) translate(0 ${-ring})`}>
            <path className={styles.table} d={half(1)} />
            {table.known > 0 && <path className={styles.known} d={half(table.known / table.of)} />}
          </g>
        ))}
        <circle className={styles.round} r={ring} />
        {tables.map((_, number) => {
          const { x, y } = at(number, numbers)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of the table
            <text key={number} x={x} y={y + 8} fontSize="22">
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
            <text y="46" fontSize="24">
              {m.hops_facts_ring({ count: known })}
            </text>
          </>
        ) : (
          <text y="32" fontSize="96">
            ×
          </text>
        )}
      </svg>
      <p>{words.join(' ')}</p>
      {known === 0 && <ButtonLink to={paths.stages('timestable')}>{m.hops_choose_table()}</ButtonLink>}
    </section>
  )
}

const nextTableWords = (table: number, known: number) =>
  known > 0 ? m.hops_next_fact({ count: known, table }) : m.hops_next_table({ table })

/** Returns a half disc that has this share of the area of a whole hop. */
function half(share: number): string {
  const radius = Math.round(hop * Math.sqrt(share) * 10) / 10
  return `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0z`
}
