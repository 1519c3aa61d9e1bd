import type { ListedSet } from '#contract'
import { partName, type SetPart, setPartsIn } from '#maths'
import { useSets } from '../api/classes/sets.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { problemsPath } from '../problems/problem-paths.ts'
import { Button, TextButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { isSamePart, withPart } from './draft.ts'
import styles from './maker.module.css'
import type { StepProps } from './step-props.ts'

/** The teacher's sets of own problems. A chosen set keeps its version until the teacher takes the new one. */
export function OwnSets({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const sets = useSets()
  const { id: teacher } = useAccount()
  const newest = (sets.data?.sets ?? []).map((set) => partOf(teacher, set))
  const chosen = setPartsIn(draft.parts)
  // A set that was deleted, or that another teacher has written, is chosen and not in the list.
  const others = chosen.filter((part) => !newest.some((one) => isSamePart(one, part)))
  const choose = (part: SetPart, isChosen: boolean) => onChange(withPart(draft, part, isChosen))
  const moveOn = (part: SetPart) =>
    onChange({ ...draft, parts: draft.parts.map((one) => (isSamePart(one, part) ? part : one)) })
  return (
    <div className={styles.sets} data-step="what">
      {[...newest, ...others].map((part) => {
        const own = chosen.find((one) => isSamePart(one, part))
        return (
          <div key={partName(part)}>
            <label>
              <input
                type="checkbox"
                checked={own !== undefined}
                onChange={(event) => choose(own ?? part, event.target.checked)}
              />
              {(own ?? part).title} <small>{m.tasks_problem_count({ count: (own ?? part).problemCount })}</small>
              <Icon name="tick" />
            </label>
            {own && own.set.version < part.set.version && (
              <p>
                {m.tasks_older_version()}{' '}
                <Button aria-label={m.tasks_use_new_version_of({ title: part.title })} onClick={() => moveOn(part)}>
                  {m.tasks_use_new_version()}
                </Button>
              </p>
            )}
          </div>
        )
      })}
      {sets.data?.sets.length === 0 && <p className={styles.note}>{m.tasks_no_sets()}</p>}
      {sets.data && (
        <p>
          <TextButtonLink to={problemsPath}>{m.tasks_to_problems()}</TextButtonLink>
        </p>
      )}
      {sets.isError && <Failed text={m.problems_not_loaded()} onTryAgain={sets.refetch} />}
      {sets.isPending && <Skeleton label={m.problems_loading()} rows={2} />}
    </div>
  )
}

const partOf = (teacher: string, { id, version, title, problemCount }: ListedSet): SetPart => ({
  kind: 'set',
  set: { teacher, id, version },
  title,
  problemCount,
})
