import type { InsightGroup } from '#contract'
import type { Mistakes } from '#maths/insight'
import { useMay } from '../../api/classes/class-rights.ts'
import { m } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { capitalised } from '../../ui/parts/capital-letter.ts'
import { groupName, practicePath } from '../class-paths.ts'
import { groupWords } from '../group-words.ts'
import type { StudentInClass } from '../student-page.tsx'
import styles from './sit-with-student.module.css'

interface SitWithStudentProps {
  readonly of: StudentInClass
  readonly firstName: string
  /** The groups of the class. */
  readonly groups: readonly InsightGroup[]
  readonly mistakes: Mistakes
}

/** The groups of Insight in which a student is, each with practice for this student. Without a group, it is nothing. */
export function SitWithStudent({ of, firstName, groups, mistakes }: SitWithStudentProps) {
  const teaches = useMay(of.code, 'teaches')
  const own = groups.flatMap((group) => {
    const words = group.students.includes(of.student) ? groupWords(group, mistakes) : null
    return words ? [{ group, title: capitalised(words) }] : []
  })
  if (own.length === 0) return null
  return (
    <section className={styles.sheet} aria-labelledby="sit-with">
      <h2 id="sit-with">{m.boxes_sit_with({ name: firstName })}</h2>
      <ul>
        {own.map(({ group, title }) => (
          <li key={groupName(group)}>
            <b>{title}</b>
            {teaches && (
              <ButtonLink
                className="unprinted"
                to={practicePath(of.code, group, of.student)}
                aria-label={m.tasks_give_practice_to({ title })}
              >
                {m.tasks_give_practice()}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
