import { findLevel } from '#maths'
import { useMay } from '../../api/classes/class-rights.ts'
import type { ClassInsightData } from '../../api/students/insight.ts'
import { m } from '../../language/messages.ts'
import { operationTable } from '../../routes/operations.ts'
import { nextStagePath, studentLevelsPath } from '../../students/class-paths.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Bold } from '../../ui/parts/bold.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import { GroupNames } from '../group-names.tsx'
import styles from '../insight.module.css'
import { nextStageWords, type ReadyGroup, readyGroups, stageWords } from './ready-groups.ts'

interface ReadyProps {
  readonly code: string
  readonly ready: ClassInsightData['ready']
  readonly nameOf: ReadonlyMap<string, string>
}

/** The students who have finished a stage with ease, by stage, each stage with the first level of the next one. */
export function ReadyToGoOn({ code, ready, nameOf }: ReadyProps) {
  return (
    <section className={styles.part} aria-labelledby="ready">
      <h2 id="ready">
        {m.insight_ready()} <span className={styles.figures}>{ready.length}</span>
      </h2>
      {ready.length === 0 && <p>{m.insight_nobody_ready()}</p>}
      <ul>
        {readyGroups(ready).map((group) => (
          <Group key={`${group.operation} ${group.stage}`} code={code} group={group} nameOf={nameOf} />
        ))}
      </ul>
    </section>
  )
}

interface GroupProps {
  readonly code: string
  readonly group: ReadyGroup
  readonly nameOf: ReadonlyMap<string, string>
}

function Group({ code, group, nameOf }: GroupProps) {
  const { students, operation, stage, lastLevel, nextLevel, right, of } = group
  const teaches = useMay(code, 'teaches')
  return (
    <li className={styles.ready}>
      <div>
        <GroupNames
          students={students}
          nameOf={nameOf}
          pathOf={(student) => studentLevelsPath(operation, { code, student })}
        />
        <p className={styles.why}>
          <Bold text={m.insight_all_of({ stage: stageWords(operation, stage), right, count: of })} />
          <br />
          {m.insight_next({ question: findLevel(operation, nextLevel)?.title ?? '' })}
        </p>
      </div>
      <span
        className={classNames(styles.onward, themeClass(operationTable[operation].theme))}
        role="img"
        aria-label={m.insight_hop({ last: lastLevel, next: nextLevel })}
      >
        <span>{lastLevel}</span>
        <svg viewBox="0 0 64 30" aria-hidden="true">
          <path
            d="M4 26a28 24 0 0 1 56 0"
            fill="none"
            stroke="var(--hue-11)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray=".1 8"
          />
          <path d="M0 28H64" stroke="var(--ink)" strokeWidth="4" />
          <circle cx="4" cy="21" r="6.5" fill="var(--ball)" stroke="var(--ink)" strokeWidth="3.5" />
        </svg>
        <span>{nextLevel}</span>
      </span>
      {teaches && (
        <ButtonLink
          className="unprinted"
          to={nextStagePath(code, group)}
          aria-label={m.insight_set_next({ stage: nextStageWords(group) })}
        >
          {m.tasks_set()}
        </ButtonLink>
      )}
    </li>
  )
}
