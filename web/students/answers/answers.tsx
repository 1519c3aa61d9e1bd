import { useState } from 'react'
import type { Output } from '#contract'
import { findLevel, type Level } from '#maths'
import { ExportButtons } from '../../export/export-buttons.tsx'
import { useMistakes } from '../../insight/use-mistakes.ts'
import { m } from '../../language/messages.ts'
import { useLanguage } from '../../play/language/language.ts'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { type AnswerOrder, answerRows, isMissed, levelChoice, newestFirst, rowsInOrder } from './answer-rows.ts'
import styles from './answers.module.css'
import { AnswersTable } from './answers-table.tsx'

/** The rows that are shown before a tap on "more". */
const firstShown = 15

interface AnswersProps {
  readonly found: Output<'GET /api/classes/{class}/students/{student}/answers'>
  readonly name: string
  /** The level whose answers are shown, or undefined for all levels. */
  readonly level: Level | undefined
  readonly onLevel: (level: Level | undefined) => void
}

/** The last answers of a student (docs/product/teacher-screens.md, "Answers"). */
export function Answers({ found: { answers, levels, today }, name, level, onLevel }: AnswersProps) {
  const { say } = useLanguage()
  const mistakes = useMistakes()
  const [show, setShow] = useState<'all' | 'missed'>('all')
  const [order, setOrder] = useState<AnswerOrder>(newestFirst)
  const [isLong, setLong] = useState(false)
  const [hasSeconds, setSeconds] = useState(true)
  if (levels.length === 0 && answers.length === 0)
    return <Empty title={m.answers_none()}>{m.answers_none_yet({ name })}</Empty>
  const rows = answerRows(answers, today, say, mistakes.data)
  const missed = rows.filter(isMissed)
  const inOrder = rowsInOrder(show === 'all' ? rows : missed, order)
  const shown = isLong ? inOrder : inOrder.slice(0, firstShown)
  const keyOf = (one: Level | undefined) => (one ? `${one.operation} ${one.id}` : '')
  const choices = levels.flatMap(({ operation, levelId }) => findLevel(operation, levelId) ?? [])
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={m.answers_level()}
          value={keyOf(level)}
          onChoose={(key) => onLevel(choices.find((one) => keyOf(one) === key))}
          options={[
            { value: '', text: m.answers_all_levels() },
            ...choices.map((one) => ({
              value: keyOf(one),
              text: levelChoice(one),
            })),
          ]}
        />
        <Segments
          label={m.answers_show()}
          value={show}
          onChoose={setShow}
          options={[
            { value: 'all', text: m.answers_all({ count: rows.length }) },
            { value: 'missed', text: m.answers_missed_count({ count: missed.length }) },
          ]}
        />
        <p>{m.answers_right_of({ right: rows.length - missed.length, count: rows.length })}</p>
        <div className={styles.tools}>
          <TextButton className="unprinted" aria-pressed={!hasSeconds} onClick={() => setSeconds(!hasSeconds)}>
            {m.answers_hide_seconds()}
          </TextButton>
          <ExportButtons
            name={m.answers_file({ name })}
            header={[
              ...[m.answers_when(), m.answers_level(), m.answers_question(), m.answers_wrote(), m.answers_happened()],
              ...(hasSeconds ? [m.answers_seconds()] : []),
            ]}
            rows={inOrder.map(({ given, level, question, wrote, happened, seconds }) => [
              ...[
                given.isOnPaper ? m.answers_on_paper({ day: given.day }) : given.day,
                level,
                question,
                wrote ?? m.answers_nothing(),
                happened,
              ],
              ...(hasSeconds ? [seconds] : []),
            ])}
          />
        </div>
      </div>
      <AnswersTable name={name} rows={shown} order={order} onOrder={setOrder} hasSeconds={hasSeconds} />
      {inOrder.length > shown.length && (
        <p className={styles.more}>
          <Button className="unprinted" onClick={() => setLong(true)}>
            {m.answers_more({ count: inOrder.length - shown.length })}
          </Button>
        </p>
      )}
    </>
  )
}
