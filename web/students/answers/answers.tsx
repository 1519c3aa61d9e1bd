import { useState } from 'react'
import type { Output } from '#contract'
import { findLevel } from '#maths'
import { type AnswersOf, keyOfAnswers } from '../../api/students/answers.ts'
import { ExportButtons } from '../../export/export-buttons.tsx'
import { useMistakes } from '../../insight/use-mistakes.ts'
import { m } from '../../language/messages.ts'
import { useLanguage } from '../../play/language/language.ts'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { NothingPlayed } from '../nothing-played.tsx'
import { type AnswerOrder, answerRows, isMissed, levelChoice, newestFirst, rowsInOrder } from './answer-rows.ts'
import styles from './answers.module.css'
import { AnswersTable } from './answers-table.tsx'

/** The rows that are shown before a tap on "more". */
const firstShown = 15

interface AnswersProps {
  readonly found: Output<'GET /api/classes/{class}/students/{student}/answers'>
  readonly name: string
  /** The level or the set whose answers are shown, or undefined for all of them. */
  readonly shown: AnswersOf | undefined
  readonly onShow: (shown: AnswersOf | undefined) => void
}

/** The last answers of a student (docs/product/teacher-screens.md, "Answers"). */
export function Answers({ found: { answers, levels, sets, today }, name, shown, onShow }: AnswersProps) {
  const { say } = useLanguage()
  const mistakes = useMistakes()
  const [show, setShow] = useState<'all' | 'missed'>('all')
  const [order, setOrder] = useState<AnswerOrder>(newestFirst)
  const [isLong, setLong] = useState(false)
  const [hasSeconds, setSeconds] = useState(true)
  if (levels.length + sets.length === 0)
    return <NothingPlayed title={m.answers_none()}>{m.answers_none_yet({ name })}</NothingPlayed>
  const rows = answerRows(answers, today, say, mistakes.data)
  const missed = rows.filter(isMissed)
  const inOrder = rowsInOrder(show === 'all' ? rows : missed, order)
  const onPage = isLong ? inOrder : inOrder.slice(0, firstShown)
  const choices = [
    ...levels.flatMap(({ operation, levelId }) => {
      const level = findLevel(operation, levelId)
      return level ? [{ of: { kind: 'level', level } satisfies AnswersOf, text: levelChoice(level) }] : []
    }),
    ...sets.map(({ title, ...set }) => ({ of: { kind: 'set', set } satisfies AnswersOf, text: title })),
  ]
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={m.answers_level()}
          value={shown ? keyOfAnswers(shown) : ''}
          onChoose={(key) => onShow(choices.find(({ of }) => keyOfAnswers(of) === key)?.of)}
          options={[
            { value: '', text: m.answers_all_levels() },
            ...choices.map(({ of, text }) => ({ value: keyOfAnswers(of), text })),
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
                wrote,
                happened,
              ],
              ...(hasSeconds ? [seconds] : []),
            ])}
          />
        </div>
      </div>
      <AnswersTable name={name} rows={onPage} order={order} onOrder={setOrder} hasSeconds={hasSeconds} />
      {inOrder.length > onPage.length && (
        <p className={styles.more}>
          <Button className="unprinted" onClick={() => setLong(true)}>
            {m.answers_more({ count: inOrder.length - onPage.length })}
          </Button>
        </p>
      )}
    </>
  )
}
