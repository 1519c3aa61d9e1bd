import type { Mistakes } from '#maths/insight'
import { groupTitle } from '../insight/sit-with.tsx'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { FieldError } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import styles from './maker.module.css'
import type { StepProps } from './step-props.ts'

const isSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id))

/** The students of a task: the whole class, or some by their names. A group of Insight is chosen at once. */
export function Who({ draft, onChange, found, faultAt, mistakes }: StepProps & { mistakes: Mistakes }) {
  const { isForAll, students: chosen } = draft
  const { classroom, students, groups, unseen } = found
  const fault = faultAt('who')
  const inClass = (ids: readonly string[]) => ids.filter((id) => students.some((student) => student.id === id))
  const offered = [
    ...groups.flatMap((group) => {
      const text = groupTitle(group, groups, mistakes)
      return text ? [{ text, students: inClass(group.students) }] : []
    }),
    ...(unseen.length > 0
      ? [{ text: m.tasks_unseen({ count: unseen.length }), students: inClass(unseen.map(({ student }) => student)) }]
      : []),
  ]
  const current = isForAll ? -1 : offered.findIndex((group) => isSame(group.students, chosen))
  const choose = (ids: readonly string[]) => onChange({ ...draft, isForAll: false, students: ids })
  return (
    <>
      <div className={styles.options} data-step="who">
        <label className={styles.option}>
          <input type="radio" name="who" checked={isForAll} onChange={() => onChange({ ...draft, isForAll: true })} />
          {m.tasks_whole_class({ name: classroom.name })}
        </label>
        <label className={styles.option}>
          <input type="radio" name="who" checked={!isForAll} onChange={() => choose(chosen)} />
          <span>
            {m.tasks_some_students()} {!isForAll && <small>{m.tasks_chosen({ count: chosen.length })}</small>}
          </span>
        </label>
      </div>
      {fault && <FieldError>{fault}</FieldError>}
      {offered.length > 0 && (
        <Select
          label={m.tasks_group()}
          value={String(current)}
          options={[
            ...(current === -1 ? [{ value: '-1', text: m.tasks_no_group() }] : []),
            ...offered.map(({ text }, i) => ({ value: String(i), text })),
          ]}
          onChoose={(value) => choose(offered[Number(value)]?.students ?? chosen)}
        />
      )}
      {!isForAll && (
        <fieldset className={styles.some} aria-label={m.tasks_students()}>
          <div>
            <TextButton onClick={() => choose(students.map(({ id }) => id))}>{m.tasks_choose_all()}</TextButton>
            <TextButton onClick={() => choose([])}>{m.tasks_choose_none()}</TextButton>
          </div>
          <div className={styles.names}>
            {students.map(({ id, shortName }) => (
              <label key={id} className={styles.option}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                {shortName}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
