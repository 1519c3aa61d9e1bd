import { useState } from 'react'
import type { TaskPart } from '#contract'
import {
  byKind,
  type Operation,
  operations,
  partTitle,
  type Stage,
  setPartsIn,
  stagesByOperation,
  streaksIn,
  titleByOperation,
} from '#maths'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { Button } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { FieldError } from '../ui/forms/field.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import { isSamePart, withPart } from './draft.ts'
import styles from './maker.module.css'
import { OwnSets } from './own-sets.tsx'
import type { StepProps } from './step-props.ts'
import { levelsIn, targetsWords } from './task-words.ts'

/** The stages of an operation that are shown before a tap on "More levels". */
const firstStages = 3

/** The levels and the sets of own problems of a task, and when each is done. */
export function What({ draft, onChange, faultAt }: StepProps) {
  const { parts, byAnswers, answers, countsEarlier } = draft
  const [shown, setShown] = useState<Operation | 'sets'>(firstOf(parts))
  const setCount = setPartsIn(parts).length
  const fault = faultAt('answers')
  return (
    <>
      <fieldset className={styles.operations} aria-label={m.tasks_operation()}>
        {operations.map((one) => {
          const count = levelsIn(parts, one).length
          return (
            <button
              key={one}
              type="button"
              className={themeClass(operationTable[one].theme)}
              aria-pressed={one === shown}
              aria-label={count > 0 ? m.tasks_chosen_in({ operation: titleByOperation[one], count }) : undefined}
              onClick={() => setShown(one)}
            >
              {titleByOperation[one]} {count > 0 && <b>{count}</b>}
            </button>
          )
        })}
        <button
          type="button"
          aria-pressed={shown === 'sets'}
          aria-label={setCount > 0 ? m.tasks_chosen_in({ operation: m.problems_title(), count: setCount }) : undefined}
          onClick={() => setShown('sets')}
        >
          {m.problems_title()} {setCount > 0 && <b>{setCount}</b>}
        </button>
      </fieldset>
      {shown === 'sets' ? (
        <OwnSets draft={draft} onChange={onChange} />
      ) : (
        <Levels key={shown} operation={shown} draft={draft} onChange={onChange} />
      )}
      {faultAt('what') && <FieldError>{faultAt('what')}</FieldError>}
      <div className={styles.options} data-step="answers">
        <label className={styles.option}>
          <input
            type="radio"
            name="how"
            checked={!byAnswers}
            onChange={() => onChange({ ...draft, byAnswers: false })}
          />
          {streaksIn(parts).length === 0 ? m.tasks_streak_any() : m.tasks_streak({ target: targetsWords(parts) })}
        </label>
        <label className={styles.option}>
          <input type="radio" name="how" checked={byAnswers} onChange={() => onChange({ ...draft, byAnswers: true })} />
          {m.tasks_answers({ count: answers })}
        </label>
        {setCount > 0 && <p className="soft">{m.tasks_sets_once()}</p>}
        {byAnswers && (
          <label className={styles.number}>
            {m.tasks_answers_label()}
            <input
              inputMode="numeric"
              value={answers}
              aria-invalid={fault !== undefined || undefined}
              aria-describedby={fault && 'answers-fault'}
              onChange={(event) => onChange({ ...draft, answers: event.target.value.trim() })}
            />
          </label>
        )}
        {fault && <FieldError id="answers-fault">{fault}</FieldError>}
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={countsEarlier}
            onChange={(event) => onChange({ ...draft, countsEarlier: event.target.checked })}
          />
          {m.tasks_earlier()}
        </label>
      </div>
    </>
  )
}

/** Returns what is shown first: the operation of the first level, or the sets of a task that has no level. */
function firstOf(parts: readonly TaskPart[]): Operation | 'sets' {
  const part = parts.find(({ kind }) => kind === 'level') ?? parts[0]
  return part
    ? byKind<TaskPart, Operation | 'sets'>(part, { level: ({ operation }) => operation, set: () => 'sets' })
    : 'addition'
}

/** The levels of an operation by stage. Stages with a chosen level are always shown. */
function Levels({ operation, draft, onChange }: { operation: Operation } & Pick<StepProps, 'draft' | 'onChange'>) {
  const chosen = levelsIn(draft.parts, operation)
  const stages: readonly Stage[] = stagesByOperation[operation]
  const hasChosen = ({ levels }: Stage) => levels.some(({ id }) => chosen.includes(id))
  const [isLong, setLong] = useState(stages.slice(firstStages).some(hasChosen))
  const { theme, levelTitles } = operationTable[operation]
  return (
    <div className={classNames(styles.levels, styles[levelTitles], themeClass(theme))} data-step="what">
      {stages.slice(0, isLong ? undefined : firstStages).map(({ id: stage, levels }) => (
        <fieldset key={stage} aria-label={partTitle(operation, stage)}>
          <b>{partTitle(operation, stage)}</b>
          <div>
            {levels.map(({ id, title }) => {
              const part = { kind: 'level', operation, levelId: id } as const
              return (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={draft.parts.some((one) => isSamePart(one, part))}
                    onChange={(event) => onChange(withPart(draft, part, event.target.checked))}
                  />
                  <small>{id}</small> {title}
                  <Icon name="tick" />
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      {!isLong && stages.length > firstStages && <Button onClick={() => setLong(true)}>{m.tasks_more_stages()}</Button>}
    </div>
  )
}
