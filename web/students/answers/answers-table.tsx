import { m } from '../../language/messages.ts'
import { useLanguage } from '../../play/language/language.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { SortHead } from '../sort-head.tsx'
import {
  type AnswerColumn,
  type AnswerOrder,
  type AnswerRow,
  isMissed,
  needsRightAnswer,
  orderAfterTap,
} from './answer-rows.ts'
import styles from './answers.module.css'

interface AnswersTableProps {
  readonly name: string
  /** In the order to show. */
  readonly rows: readonly AnswerRow[]
  readonly order: AnswerOrder
  readonly onOrder: (order: AnswerOrder) => void
  readonly hasSeconds: boolean
}

/** The answers of a student. Where there is little room, the rows are cards. */
export function AnswersTable({ name, rows, order, onOrder, hasSeconds }: AnswersTableProps) {
  const head = (by: AnswerColumn, title: string) => (
    <SortHead by={by} order={order} title={title} onSort={() => onOrder(orderAfterTap(order, by))} />
  )
  return (
    <table className={styles.table}>
      <caption className="unseen">{m.answers_table({ name })}</caption>
      <thead>
        <tr>
          {head('when', m.answers_when())}
          {head('level', m.answers_level())}
          <th scope="col">{m.answers_question()}</th>
          <th scope="col">{m.answers_wrote()}</th>
          {head('happened', m.answers_happened())}
          {hasSeconds && head('seconds', m.answers_seconds())}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>{row.when}</td>
            <td>{row.level}</td>
            <td className={styles.asked}>
              <Asked row={row} />
            </td>
            <td>
              <span className={row.isWritten ? classNames(styles.wrote, isMissed(row) && styles.gave) : 'soft'}>
                {row.wrote}
              </span>
            </td>
            <td>
              <span className={classNames(styles.happened, isMissed(row) && styles.missed)}>
                <Icon name={isMissed(row) ? 'turn' : 'tick'} /> {row.happened}
              </span>
            </td>
            {hasSeconds && (
              <td className={styles.seconds} data-head={m.answers_seconds()}>
                {row.seconds || '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Asked({ row }: { row: AnswerRow }) {
  const { say } = useLanguage()
  return (
    <>
      {row.question}
      {isMissed(row) && needsRightAnswer(row.given) && (
        <small>{m.answers_right_answer({ answer: say.answer(row.given.question) })}</small>
      )}
    </>
  )
}
