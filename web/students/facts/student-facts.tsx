import type { Output, StudentFact } from '#contract'
import { useFactTries } from '../../api/students/facts.ts'
import type { Table } from '../../export/save-csv.ts'
import { mistakeOf, useMistakes } from '../../insight/use-mistakes.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { dayWords } from '../day-words.ts'
import { NothingPlayed } from '../nothing-played.tsx'
import { askedSquares, factOf, nameOf, shownStatus, statusWords } from './fact-squares.ts'
import styles from './facts.module.css'
import { FactsPage } from './facts-page.tsx'

const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Returns the seconds as text. Answers on paper have none. */
const seconds = (tenths: number | null) => (tenths === null ? '' : oneDecimal.format(tenths / 10))
const rightOf = ({ last }: StudentFact) => last.filter(({ isRight }) => isRight).length

type Found = Output<'GET /api/classes/{class}/students/{student}/facts'>

interface StudentFactsProps {
  readonly of: { readonly code: string; readonly student: string }
  readonly found: Found
  readonly name: string
  readonly hasSeconds: boolean
}

/** The facts of a student (docs/product/teacher-screens.md, "Facts"). */
export function StudentFacts({ of, found: { facts, today }, name, hasSeconds }: StudentFactsProps) {
  if (facts.length === 0) return <NothingPlayed title={m.facts_empty()}>{m.facts_empty_student()}</NothingPlayed>
  return (
    <FactsPage
      facts={facts}
      caption={m.facts_caption({ name })}
      hasSeconds={hasSeconds}
      detail={(square) => {
        const [fact, other] = [factOf(facts, square), factOf(facts, { a: square.b, b: square.a })]
        return (
          <>
            {fact && <Tries of={of} fact={fact} today={today} hasSeconds={hasSeconds} />}
            {square.a !== square.b && (
              <p>
                {other
                  ? otherWay(other, hasSeconds)
                  : m.facts_other_way_not_tried({ fact: nameOf({ a: square.b, b: square.a }) })}
              </p>
            )}
          </>
        )
      }}
    />
  )
}

/** Returns the table to save and print. */
export function studentFactsTable({ facts }: Found, name: string, hasSeconds: boolean): Table {
  return {
    name: m.facts_file({ name }),
    header: [
      ...[m.facts_fact(), m.facts_status(), m.facts_right_of_last(), m.facts_tries()],
      ...(hasSeconds ? [m.answers_seconds()] : []),
    ],
    rows: askedSquares.map((square) => {
      const fact = factOf(facts, square)
      return [
        ...[nameOf(square), statusWords(shownStatus(fact?.status ?? 'notTried', hasSeconds))],
        ...[fact ? rightOf(fact) : 0, fact?.last.length ?? 0],
        ...(hasSeconds ? [fact ? seconds(fact.median) : ''] : []),
      ]
    }),
  }
}

function otherWay(other: StudentFact, hasSeconds: boolean): string {
  const about = { fact: nameOf(other), right: rightOf(other), count: other.last.length }
  return hasSeconds && other.median !== null
    ? m.facts_other_way({ ...about, seconds: seconds(other.median) })
    : m.facts_other_way_without_seconds(about)
}

interface TriesProps extends Pick<StudentFactsProps, 'of'> {
  readonly fact: StudentFact
  readonly today: string
  readonly hasSeconds: boolean
}

/** The last tries of a fact, the newest first. What the student wrote is loaded when the fact opens. */
function Tries({ of, fact, today, hasSeconds }: TriesProps) {
  const mistakes = useMistakes()
  const { data, isError, refetch } = useFactTries(of, fact)
  const tries = data?.tries ?? fact.last.map((one) => ({ ...one, wrote: undefined }))
  const missed = (slip: string | null) =>
    (mistakes.data && slip !== null && mistakeOf(mistakes.data, slip, 1)) || m.answers_missed()
  return (
    <>
      <table className={styles.tries}>
        <thead>
          <tr>
            <th scope="col">{m.answers_when()}</th>
            <th scope="col">{m.answers_wrote()}</th>
            <th scope="col">{m.answers_happened()}</th>
            {hasSeconds && <th scope="col">{m.answers_seconds()}</th>}
          </tr>
        </thead>
        <tbody>
          {tries.map(({ day, isRight, tenths, slip, wrote }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tries have no other name, and never change their order
            <tr key={i}>
              <td>{dayWords(day, data?.today ?? today)}</td>
              <td>
                {wrote === null ? (
                  <span className="soft">{m.answers_nothing()}</span>
                ) : (
                  <span className={classNames(!isRight && wrote !== undefined && styles.gave)}>{wrote}</span>
                )}
              </td>
              <td>{isRight ? m.answers_right() : missed(slip)}</td>
              {hasSeconds && <td>{seconds(tenths)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isError && !data && <Failed text={m.facts_written_not_loaded()} onTryAgain={() => void refetch()} />}
    </>
  )
}
