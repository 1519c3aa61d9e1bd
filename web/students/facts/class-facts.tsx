import { type CSSProperties, useId } from 'react'
import type { ClassFact, Output } from '#contract'
import { m } from '../../language/messages.ts'
import { NothingPlayed } from '../nothing-played.tsx'
import { askedSquares, isSame, nameOf, type Square, shownStatus, statusWords } from './fact-squares.ts'
import styles from './facts.module.css'
import { FactsPage } from './facts-page.tsx'
import { shakiest, triedBy } from './shakiest.ts'

/**
 * The facts of a class, each with the status of the middle student
 * (docs/product/teacher-screens.md, "Facts of a class").
 */
export function ClassFacts({ facts, classroom: { name } }: Output<'GET /api/classes/{class}/facts'>) {
  if (facts.length === 0) return <NothingPlayed title={m.facts_empty()}>{m.facts_empty_student()}</NothingPlayed>
  const factOf = (square: Square) => facts.find((one) => isSame(one, square))
  return (
    <FactsPage
      facts={facts}
      caption={m.facts_caption({ name })}
      table={(hasSeconds) => ({
        name: m.facts_file({ name }),
        header: [
          ...[m.facts_fact(), m.facts_status()],
          ...(hasSeconds ? [m.facts_key_quick(), m.facts_key_right()] : [m.facts_right()]),
          ...[m.facts_shaky(), m.facts_students()],
        ],
        rows: askedSquares.map((square) => {
          const { status, quick, right, shaky } = factOf(square) ?? { status: 'notTried', quick: 0, right: 0, shaky: 0 }
          return [
            ...[nameOf(square), statusWords(shownStatus(status, hasSeconds))],
            ...(hasSeconds ? [quick, right] : [quick + right]),
            ...[shaky, quick + right + shaky],
          ]
        }),
      })}
      detail={(square, hasSeconds) => <Counts fact={factOf(square)} hasSeconds={hasSeconds} />}
    >
      <Shakiest facts={facts} />
    </FactsPage>
  )
}

/** The number of students with each status of a fact. */
function Counts({ fact, hasSeconds }: { fact: ClassFact | undefined; hasSeconds: boolean }) {
  if (!fact) return null
  const { quick, right, shaky } = fact
  return (
    <ul className={styles.counts}>
      {hasSeconds && <li>{m.facts_students_quick({ count: quick })}</li>}
      <li>
        {hasSeconds ? m.facts_students_right({ count: right }) : m.facts_students_only_right({ count: quick + right })}
      </li>
      <li>{m.facts_students_shaky({ count: shaky })}</li>
    </ul>
  )
}

/** The facts that most of those who tried them have missed. */
function Shakiest({ facts }: { facts: readonly ClassFact[] }) {
  const id = useId()
  const shown = shakiest(facts)
  if (shown.length === 0) return null
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id}>{m.facts_shakiest()}</h2>
      <p className={styles.hint}>{m.facts_shakiest_hint()}</p>
      <ul className={styles.shakiest}>
        {shown.map((fact) => (
          <li key={nameOf(fact)}>
            <b>{nameOf(fact)}</b>
            <span
              className={styles.bar}
              style={{ '--of': fact.shaky / triedBy(fact) } as CSSProperties}
              aria-hidden="true"
            />
            <span>{m.facts_of({ shaky: fact.shaky, count: triedBy(fact) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
