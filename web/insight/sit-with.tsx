import { useState } from 'react'
import type { InsightGroup } from '#contract'
import { findLevel, targetOf, titleByOperation } from '#maths'
import { fewestQuestions, type Mistakes } from '#maths/insight'
import { useMay } from '../api/classes/class-rights.ts'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { groupName, practicePath, slipGroupPath, studentPagePath } from '../students/class-paths.ts'
import { levelsWords, levelWords } from '../students/level-words.ts'
import { Button, ButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Link } from '../ui/base/link.tsx'
import { BestPips } from '../ui/base/pips.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import { GroupNames } from './group-names.tsx'
import styles from './sit-with.module.css'
import { SpecimenOf } from './specimen-of.tsx'
import { mistakeOf } from './use-mistakes.ts'

/** The groups that are shown before a tap on "More groups". */
const firstGroups = 5

interface SitWithProps {
  readonly code: string
  readonly groups: readonly InsightGroup[]
  readonly nameOf: ReadonlyMap<string, string>
  readonly mistakes: Mistakes
}

/** The groups of students with whom to sit, each with a question that shows the mistake. */
export function SitWith({ code, groups, nameOf, mistakes }: SitWithProps) {
  const [isLong, setLong] = useState(false)
  const known = groups.flatMap((group) => {
    const title = groupTitle(group, groups, mistakes)
    return title === null ? [] : [{ group, title }]
  })
  const shown = isLong ? known : known.slice(0, firstGroups)
  return (
    <section aria-labelledby="sit-with">
      <div className={styles.title}>
        <h2 id="sit-with">{m.insight_sit_with()}</h2>
        <p>{m.insight_sit_with_hint()}</p>
      </div>
      {known.length === 0 ? (
        <p className={styles.nobody}>{m.insight_nobody_to_sit_with()}</p>
      ) : (
        <ul className={styles.groups}>
          {shown.map(({ group, title }) => (
            <Group key={groupName(group)} code={code} group={group} title={title} nameOf={nameOf} />
          ))}
        </ul>
      )}
      {known.length > shown.length && (
        <p className={styles.more}>
          <Button onClick={() => setLong(true)}>{m.insight_more_groups()}</Button>
        </p>
      )}
    </section>
  )
}

/**
 * Returns "6 do not carry" or "3 are stuck on Division 2.2", or null for a mistake that this page does not know. A
 * mistake of groups in two operations has the operation: "2 land on the next fact in Multiplication".
 *
 * @param groups all groups of the page
 */
export function groupTitle(group: InsightGroup, groups: readonly InsightGroup[], mistakes: Mistakes): string | null {
  const count = group.students.length
  if (group.kind === 'stuck') return m.insight_stuck({ count, level: levelWords(group.operation, group.levelId) })
  const mistake = mistakeOf(mistakes, group.slip, count)
  if (mistake === null) return null
  const { operation, slip } = group
  const isShared = groups.some((one) => one.kind === 'slip' && one.slip === slip && one.operation !== operation)
  return isShared
    ? m.insight_group_in({ count, mistake, operation: titleByOperation[operation] })
    : m.insight_group({ count, mistake })
}

interface GroupProps {
  readonly code: string
  readonly group: InsightGroup
  readonly title: string
  readonly nameOf: ReadonlyMap<string, string>
}

function Group({ code, group, title, nameOf }: GroupProps) {
  const { operation, students } = group
  const teaches = useMay(code, 'teaches')
  const level = group.kind === 'stuck' ? findLevel(operation, group.levelId) : undefined
  return (
    <li>
      <div>
        <h3>
          {group.kind === 'slip' ? (
            <Link className={styles.to} to={slipGroupPath(code, group)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <GroupNames
          students={students}
          nameOf={nameOf}
          pathOf={(student) => studentPagePath('answers', { code, student }, level)}
        />
        <p className={styles.why}>
          {group.kind === 'slip' ? (
            <>
              {m.insight_times({ count: group.times, levels: levelsWords(operation, group.levels) })}{' '}
              <Link className={styles.their} to={slipGroupPath(code, group)}>
                {m.insight_their_answers()}
              </Link>
            </>
          ) : (
            m.insight_no_streak({
              count: students.length,
              answers: fewestQuestions(operation),
              target: targetOf(operation),
            })
          )}
        </p>
      </div>
      <div className={classNames(styles.shown, themeClass(operationTable[operation].theme))}>
        {group.kind === 'slip' ? (
          <SpecimenOf operation={operation} levels={group.levels} slip={group.slip} />
        ) : (
          <>
            <span className={styles.specimen}>{level?.title}</span>
            <span className={styles.right}>
              {m.insight_best_streak()}{' '}
              <BestPips className={styles.streak} best={group.streak} target={targetOf(operation)} />
            </span>
          </>
        )}
      </div>
      {teaches && (
        <ButtonLink
          className="unprinted"
          to={practicePath(code, group)}
          aria-label={m.tasks_give_practice_to({ title })}
        >
          {m.tasks_give_practice()}
        </ButtonLink>
      )}
    </li>
  )
}
