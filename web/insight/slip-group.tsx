import { useState } from 'react'
import type { SlipFollower } from '#contract'
import { type Language, type Operation, operations } from '#maths'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { useLanguage } from '../play/language/language.ts'
import { studentPagePath } from '../students/class-paths.ts'
import { dayWords } from '../students/day-words.ts'
import { SortHead } from '../students/sort-head.tsx'
import { Tries } from '../students/tries.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Select } from '../ui/forms/select.tsx'
import styles from './slip-group.module.css'
import { StudentLink } from './student-link.tsx'
import { WrittenAnswer, writtenAnswer, writtenSides } from './written-answer.tsx'

export const groupColumns = ['student', 'level', 'times', 'last'] as const
type Column = (typeof groupColumns)[number]

interface Order {
  readonly by: Column
  readonly descending: boolean
}

const compareBy: Readonly<Record<Column, (a: SlipFollower, b: SlipFollower) => number>> = {
  student: (a, b) => a.shortName.localeCompare(b.shortName, language),
  level: (a, b) => a.lastLevel.localeCompare(b.lastLevel, language, { numeric: true }),
  times: (a, b) => a.times - b.times,
  last: (a, b) => (a.lastDay < b.lastDay ? -1 : Number(a.lastDay > b.lastDay)),
}

/** Three answers of this many characters fit beside each other: "37 + 76 = 103 (113 is right)". */
const longestBeside = 28

interface SlipGroupProps {
  readonly code: string
  readonly title: string
  readonly operation: Operation
  readonly today: string
  readonly students: readonly SlipFollower[]
}

/** The students of a group with their last answers. On a phone the rows are cards. */
export function SlipGroup({ code, title, today, students }: SlipGroupProps) {
  const { say } = useLanguage()
  const [order, setOrder] = useState<Order>({ by: 'times', descending: true })
  const areShort = students.every(({ answers }) =>
    answers.every((one) => answerWords(one, say).length <= longestBeside),
  )
  const direction = order.descending ? -1 : 1
  const shown = students.toSorted((a, b) => direction * compareBy[order.by](a, b))
  const titles: Readonly<Record<Column, string>> = {
    student: m.class_student_column(),
    level: m.answers_level(),
    times: m.insight_times_column(),
    last: m.insight_last_column(),
  }
  const sorts = [
    sortOf('student', false, m.class_sort_a_to_z()),
    sortOf('student', true, m.class_sort_z_to_a()),
    sortOf('level', false, m.answers_by_level()),
    sortOf('times', true, m.class_sort_most_first({ title: titles.times })),
    sortOf('times', false, m.class_sort_fewest_first({ title: titles.times })),
    sortOf('last', true, m.answers_newest_first()),
  ]
  const head = (by: Column) => (
    <SortHead
      by={by}
      order={order}
      title={titles[by]}
      onSort={() => setOrder({ by, descending: order.by === by ? !order.descending : by === 'times' || by === 'last' })}
    />
  )
  return (
    <div className={styles.room}>
      <Select
        className={classNames(styles.sortBy, 'unprinted')}
        label={m.class_sort_by()}
        value={keyOf(order)}
        options={sorts}
        onChoose={(value) => setOrder(sorts.find((sort) => sort.value === value)?.order ?? order)}
      />
      <table className={styles.table}>
        <caption className="unseen">{m.insight_group_table({ title })}</caption>
        <thead>
          <tr>
            {head('student')}
            {head('level')}
            <th scope="col">{m.insight_tries_column()}</th>
            {head('times')}
            <th scope="col">{m.insight_answers_column()}</th>
            {head('last')}
          </tr>
        </thead>
        <tbody>
          {shown.map((student) => (
            <tr key={student.id}>
              <th scope="row">
                <StudentLink name={student.shortName} to={studentPagePath('answers', { code, student: student.id })} />
              </th>
              <td data-head={titles.level}>{student.lastLevel}</td>
              <td data-head={m.insight_tries_column()}>
                <Tries tries={student.tries} />
              </td>
              <td data-head={titles.times}>
                <b>{student.times}</b> {m.insight_of({ count: student.of })}
              </td>
              <td>
                <LastAnswers answers={student.answers} isBeside={areShort} say={say} />
              </td>
              <td data-head={titles.last}>{dayWords(student.lastDay, today)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An option of the list that sorts the cards. */
const sortOf = (by: Column, descending: boolean, text: string) => {
  const order = { by, descending }
  return { order, value: keyOf(order), text }
}

const keyOf = ({ by, descending }: Order) => `${by} ${descending ? 'descending' : 'ascending'}`

interface LastAnswersProps {
  readonly answers: SlipFollower['answers']
  /** Whether they are in one row where the table is wide. */
  readonly isBeside: boolean
  readonly say: Language
}

function LastAnswers({ answers, isBeside, say }: LastAnswersProps) {
  return (
    <ul className={classNames(styles.sums, isBeside && styles.beside)}>
      {answers.map(({ question, answer }) => {
        const sides = writtenSides(question, say)
        return (
          <li key={writtenAnswer(question, answer, say)}>
            {sides && `${sides} `}
            <WrittenAnswer question={question} gave={answer} />{' '}
            <small>{m.insight_right({ answer: say.answer(question) })}</small>
          </li>
        )
      })}
    </ul>
  )
}

/** The head and the rows of the table as a file has them. */
export const groupHeader = [
  m.class_student_column(),
  m.answers_level(),
  m.insight_times_column(),
  m.insight_file_of(),
  m.insight_answers_column(),
  m.insight_last_column(),
]

function answerWords({ question, answer }: SlipFollower['answers'][number], say: Language): string {
  const written = [writtenSides(question, say), writtenAnswer(question, answer, say)].filter(Boolean).join(' ')
  return `${written} (${m.insight_right({ answer: say.answer(question) })})`
}

export const groupRows = (students: readonly SlipFollower[], say: Language) =>
  students.map(({ shortName, lastLevel, times, of, answers, lastDay }) => [
    ...[shortName, lastLevel, times, of],
    answers.map((one) => answerWords(one, say)).join('; '),
    lastDay,
  ])

/** Returns the operation that an address names. */
export const operationNamed = (name: string | null) => operations.find((one) => one === name)
