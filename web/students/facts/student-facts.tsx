import type { Output, StudentFact } from '#contract'
import { mistakeOf, useMistakes } from '../../insight/use-mistakes.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { Empty } from '../../ui/parts/empty.tsx'
import { dayWords } from '../day-words.ts'
import { askedSquares, isSame, nameOf, type Square, shownStatus, statusWords } from './fact-squares.ts'
import styles from './facts.module.css'
import { FactsPage } from './facts-page.tsx'

const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const seconds = (tenths: number) => oneDecimal.format(tenths / 10)
const rightOf = ({ last }: StudentFact) => last.filter(({ isRight }) => isRight).length

interface StudentFactsProps {
  readonly found: Output<'GET /api/classes/{class}/students/{student}/facts'>
  readonly name: string
}

/** The facts of a student (docs/product/teacher-screens.md, "Facts"). */
export function StudentFacts({ found: { facts, today }, name }: StudentFactsProps) {
  if (facts.length === 0) return <Empty title={m.facts_empty()}>{m.facts_empty_student()}</Empty>
  const factOf = (square: Square) => facts.find((one) => isSame(one, square))
  return (
    <FactsPage
      facts={facts}
      caption={m.facts_caption({ name })}
      table={(hasSeconds) => ({
        name: m.facts_file({ name }),
        header: [
          ...[m.facts_fact(), m.facts_status(), m.facts_right_of_last(), m.facts_tries()],
          ...(hasSeconds ? [m.answers_seconds()] : []),
        ],
        rows: askedSquares.map((square) => {
          const fact = factOf(square)
          return [
            ...[nameOf(square), statusWords(shownStatus(fact?.status ?? 'notTried', hasSeconds))],
            ...[fact ? rightOf(fact) : 0, fact?.last.length ?? 0],
            ...(hasSeconds ? [fact ? seconds(fact.median) : ''] : []),
          ]
        }),
      })}
      detail={(square, hasSeconds) => {
        const [fact, other] = [factOf(square), factOf({ a: square.b, b: square.a })]
        return (
          <>
            {fact && <Tries fact={fact} today={today} hasSeconds={hasSeconds} />}
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

function otherWay(other: StudentFact, hasSeconds: boolean): string {
  const about = { fact: nameOf(other), right: rightOf(other), count: other.last.length }
  return hasSeconds
    ? m.facts_other_way({ ...about, seconds: seconds(other.median) })
    : m.facts_other_way_without_seconds(about)
}

/** The last tries of a fact, the newest first. */
function Tries({ fact, today, hasSeconds }: { fact: StudentFact; today: string; hasSeconds: boolean }) {
  const mistakes = useMistakes()
  const missed = (slip: string | null) =>
    (mistakes.data && slip !== null && mistakeOf(mistakes.data, slip, 1)) || m.answers_missed()
  return (
    <table className={styles.tries}>
      <thead>
        <tr>
          <th scope="col">{m.answers_when()}</th>
          <th scope="col">{m.answers_happened()}</th>
          {hasSeconds && <th scope="col">{m.answers_seconds()}</th>}
        </tr>
      </thead>
      <tbody>
        {fact.last.map(({ day, isRight, tenths, slip }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tries have no other name, and never change their order
          <tr key={i}>
            <td>{dayWords(day, today)}</td>
            <td>{isRight ? m.answers_right() : missed(slip)}</td>
            {hasSeconds && <td>{seconds(tenths)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
