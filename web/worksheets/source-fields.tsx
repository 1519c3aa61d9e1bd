import { useId } from 'react'
import {
  byKind,
  type Operation,
  operations,
  partTitle,
  type SetPart,
  stagesByOperation,
  titleByOperation,
} from '#maths'
import { useSets } from '../api/classes/sets.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { Failed } from '../ui/base/failed.tsx'
import field from '../ui/forms/field.module.css'
import type { Source, TaskSource } from './draft.ts'

interface SourceFieldsProps {
  readonly source: Source
  readonly tasks: readonly TaskSource[]
  readonly onChoose: (source: Source) => void
}

/** Chooses where the questions come from: a level, all levels of a stage, a set of own problems, or a task. */
export function SourceFields({ source, tasks, onChoose }: SourceFieldsProps) {
  const id = useId()
  const { id: teacher } = useAccount()
  const sets = useSets()
  const ownSets = (sets.data?.sets ?? []).map(
    ({ id: set, version, title, problemCount }): SetPart => ({
      ...{ kind: 'set', title, problemCount },
      set: { teacher, id: set, version },
    }),
  )
  const chooseFrom = (value: string) => {
    const other = tasks.find((one) => one.id === value) ?? ownSets.find((one) => one.set.id === value)
    if (other) return onChoose(other)
    const operation = value as Operation
    onChoose({ kind: 'level', operation, levelId: stagesByOperation[operation][0]!.levels[0]!.id })
  }
  return (
    <>
      <div className={field.field}>
        <label htmlFor={`${id}from`}>{m.worksheets_from()}</label>
        <select
          id={`${id}from`}
          className={field.input}
          value={optionOf(source)}
          onChange={(event) => chooseFrom(event.target.value)}
        >
          <optgroup label={m.worksheets_levels()}>
            {operations.map((operation) => (
              <option key={operation} value={operation}>
                {titleByOperation[operation]}
              </option>
            ))}
          </optgroup>
          {ownSets.length > 0 && (
            <optgroup label={m.worksheets_sets()}>
              {ownSets.map(({ set, title }) => (
                <option key={set.id} value={set.id}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
          {tasks.length > 0 && (
            <optgroup label={m.worksheets_tasks()}>
              {tasks.map((task) => (
                <option key={task.id} value={task.id}>
                  {task.title}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </div>
      {(source.kind === 'level' || source.kind === 'stage') && (
        <LevelField id={`${id}level`} source={source} onChoose={onChoose} />
      )}
      {sets.isError && <Failed text={m.problems_not_loaded()} onTryAgain={sets.refetch} />}
    </>
  )
}

/** Returns the value of the option for a source: an operation, a set or a task. */
const optionOf = (source: Source) =>
  byKind<Source, string>(source, {
    level: ({ operation }) => operation,
    stage: ({ operation }) => operation,
    set: ({ set }) => set.id,
    task: ({ id }) => id,
  })

/** The value of an option for a whole stage. Ids of levels have no space. */
const wholeStage = 'stage '

interface LevelFieldProps {
  readonly id: string
  readonly source: Extract<Source, { readonly kind: 'level' | 'stage' }>
  readonly onChoose: (source: Source) => void
}

function LevelField({ id, source, onChoose }: LevelFieldProps) {
  const { operation } = source
  return (
    <div className={field.field}>
      <label htmlFor={id}>{m.worksheets_level()}</label>
      <select
        id={id}
        className={field.input}
        value={source.kind === 'level' ? source.levelId : `${wholeStage}${source.stage}`}
        onChange={({ target: { value } }) =>
          onChoose(
            value.startsWith(wholeStage)
              ? { kind: 'stage', operation, stage: value.slice(wholeStage.length) }
              : { kind: 'level', operation, levelId: value },
          )
        }
      >
        {stagesByOperation[operation].map(({ id: stage, levels }) => (
          <optgroup key={stage} label={partTitle(operation, stage)}>
            <option value={`${wholeStage}${stage}`}>
              {m.worksheets_all_of({ part: partTitle(operation, stage) })}
            </option>
            {levels.map((level) => (
              <option key={level.id} value={level.id}>
                {level.id} · {level.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
