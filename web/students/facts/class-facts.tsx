import { type CSSProperties, useId } from 'react'
import type { ClassFact, Output } from '#contract'
import type { Table } from '../../export/save-csv.ts'
import { m } from '../../language/messages.ts'
import { NothingPlayed } from '../nothing-played.tsx'
import { askedSquares, factOf, nameOf, shownStatus, statusWords } from './fact-squares.ts'
import styles from './facts.module.css'
import { FactsPage } from './facts-page.tsx'
import { shakiest, triedBy } from './shakiest.ts'

type Found = Output<'GET /api/classes/{class}/facts'>

/**
 * The facts of a class, each with the status of the middle student
 * (docs/product/teacher-screens.md, "Facts of a class").
 */
export function ClassFacts({ facts, classroom: { name }, hasSeconds }: Found & { readonly hasSeconds: boolean }) {
  if (facts.length === 0) return <NothingPlayed title={m.facts_empty()}>{m.facts_empty_student()}</NothingPlayed>
  return (
    <FactsPage
      facts={facts}
      caption={m.facts_caption({ name })}
      hasSeconds={hasSeconds}
      hint={m.facts_text_class()}
      detail={(square) => <Counts fact={factOf(facts, square)} hasSeconds={hasSeconds} />}
    >
      <Shakiest facts={facts} />
    </FactsPage>
  )
}

/** Returns the table to save and print. */
export function classFactsTable({ facts, classroom: { name } }: Found, hasSeconds: boolean): Table {
  return {
    name: m.facts_file({ name }),
    header: [
      ...[m.facts_fact(), m.facts_status()],
      ...(hasSeconds ? [m.facts_key_quick(), m.facts_key_right()] : [m.facts_right()]),
      ...[m.facts_shaky(), m.facts_students()],
    ],
    rows: askedSquares.map((square) => {
      const found = factOf(facts, square) ?? { status: 'notTried', quick: 0, right: 0, shaky: 0 }
      const { status, quick, right, shaky } = found
      return [
        ...[nameOf(square), statusWords(shownStatus(status, hasSeconds))],
        ...(hasSeconds ? [quick, right] : [quick + right]),
        ...[shaky, quick + right + shaky],
      ]
    }),
  }
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
