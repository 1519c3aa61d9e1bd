import { useState } from 'react'
import type { Output } from '#contract'
import { findLevel } from '#maths'
import { type AnswersOf, keyOfAnswers } from '../../api/students/answers.ts'
import { useIsPhone } from '../../classes/use-is-phone.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { NothingPlayed } from '../nothing-played.tsx'
import { levelChoice } from './answer-rows.ts'
import styles from './answers.module.css'
import { AnswersTable } from './answers-table.tsx'
import { type AnswersView, useAnswerRows } from './use-answer-rows.ts'

/** The rows that are shown before a tap on "more". */
const firstShown = 15

interface AnswersProps {
  readonly found: Output<'GET /api/classes/{class}/students/{student}/answers'>
  readonly name: string
  readonly view: AnswersView
  readonly onView: (view: AnswersView) => void
  /** The level or the set whose answers are shown, or undefined for all of them. */
  readonly shown: AnswersOf | undefined
  readonly onShow: (shown: AnswersOf | undefined) => void
}

/** The last answers of a student (docs/product/teacher-screens.md, "Answers"). */
export function Answers({ found, name, view, onView, shown, onShow }: AnswersProps) {
  const { levels, sets } = found
  const [isLong, setLong] = useState(false)
  const isPhone = useIsPhone()
  const { rows, missed, inOrder } = useAnswerRows(found, view)
  if (levels.length + sets.length === 0)
    return <NothingPlayed title={m.answers_none()}>{m.answers_none_yet({ name })}</NothingPlayed>
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
          className="unprinted"
          label={m.answers_level()}
          isLabelUnseen={isPhone}
          value={shown ? keyOfAnswers(shown) : ''}
          onChoose={(key) => onShow(choices.find(({ of }) => keyOfAnswers(of) === key)?.of)}
          options={[
            { value: '', text: m.answers_all_levels() },
            ...choices.map(({ of, text }) => ({ value: keyOfAnswers(of), text })),
          ]}
        />
        <Segments
          className="unprinted"
          label={m.answers_show()}
          value={view.show}
          onChoose={(show) => onView({ ...view, show })}
          options={[
            { value: 'all', text: m.answers_all({ count: rows.length }) },
            { value: 'missed', text: m.answers_missed_count({ count: missed.length }) },
          ]}
        />
        <p>{m.answers_right_of({ right: rows.length - missed.length, count: rows.length })}</p>
      </div>
      <div className={styles.answers}>
        <AnswersTable
          name={name}
          rows={onPage}
          order={view.order}
          onOrder={(order) => onView({ ...view, order })}
          hasSeconds={view.hasSeconds}
        />
      </div>
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
