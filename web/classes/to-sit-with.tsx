import type { ClassFindings } from '#contract'
import { findLevel } from '#maths'
import type { Mistakes } from '#maths/insight'
import { mistakeOf, useMistakes } from '../insight/use-mistakes.ts'
import { useSpecimen } from '../insight/use-specimen.ts'
import { WrittenAnswer } from '../insight/written-answer.tsx'
import { m } from '../language/messages.ts'
import { insightPath, practicePath } from '../students/class-paths.ts'
import { levelWords } from '../students/level-words.ts'
import { TextButtonLink } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Link } from '../ui/base/link.tsx'
import skeleton from '../ui/parts/skeleton.module.css'
import styles from './class-row.module.css'
import { teacherIcons } from './teacher-icons.ts'

interface ToSitWithProps {
  readonly code: string
  /** Null until they are read. */
  readonly findings: ClassFindings | null
  /** Whether reading them has failed. */
  readonly hasFailed: boolean
  /** Whether the teacher may set tasks in the class. */
  readonly teaches: boolean
}

/** The findings of Insight in words, in the card of a class. Their room is kept while they load: no button moves. */
export function ToSitWith({ code, findings, hasFailed, teaches }: ToSitWithProps) {
  const mistakes = useMistakes()
  return (
    <div className={styles.found}>
      {findings && !mistakes.isPending ? (
        <Found code={code} findings={findings} teaches={teaches} mistakes={mistakes.data ?? null} />
      ) : hasFailed ? (
        <p>{m.insight_not_loaded()}</p>
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Two lines of a list that is loading, as high as the words that follow. A screen reader reads a sentence. */
function Loading() {
  return (
    <div className={styles.loading}>
      <p className="unseen">{m.insight_loading()}</p>
      <div className={skeleton.title} />
      <div className={skeleton.line} />
    </div>
  )
}

interface FoundProps extends Omit<ToSitWithProps, 'hasFailed'> {
  readonly findings: ClassFindings
  readonly mistakes: Mistakes | null
}

function Found({ code, findings: { first, groups, ready }, teaches, mistakes }: FoundProps) {
  if (groups + ready === 0) return <p>{m.insight_nobody_to_sit_with()}</p>
  const title = first && findingWords(first, mistakes)
  const others = title ? groups - 1 : 0
  const rest = [
    ...(others > 0 ? [m.dashboard_more_groups({ count: others })] : []),
    ...(groups > 0 && ready > 0 ? [m.dashboard_ready_too({ count: String(ready) })] : []),
  ]
  return (
    <>
      <Link to={insightPath(code)}>
        <b>{title ?? (groups > 0 ? m.dashboard_sit_with({ count: groups }) : m.dashboard_ready({ count: ready }))}</b>{' '}
        {rest.length > 0 && <span>{rest.join(' · ')}</span>}
      </Link>
      {first && title && (
        <>
          <span className={styles.example}>
            <Example finding={first} />
          </span>
          {teaches && (
            <TextButtonLink
              className={styles.practice}
              to={practicePath(code, first)}
              aria-label={m.tasks_give_practice_to({ title })}
            >
              <Icon paths={teacherIcons.practice} /> {m.tasks_give_practice()}
            </TextButtonLink>
          )}
        </>
      )}
    </>
  )
}

type Finding = NonNullable<ClassFindings['first']>

/** A question with a wrong answer that shows the mistake, or the example of the level in which the group is stuck. */
function Example({ finding }: { finding: Finding }) {
  if (finding.kind === 'slip') return <SlipExample finding={finding} />
  return findLevel(finding.operation, finding.levelId)?.title
}

/** The question is loaded after the page. A mistake that no question shows alone has the example of its first level. */
function SlipExample({ finding: { operation, levels, slip } }: { finding: Extract<Finding, { kind: 'slip' }> }) {
  const specimen = useSpecimen({ operation, levels, slip })
  if (specimen) return <WrittenAnswer {...specimen} />
  return specimen === null && levels[0] ? findLevel(operation, levels[0])?.title : null
}

/** Returns words such as "4 students do not carry", or null for a mistake that this page does not know. */
function findingWords(finding: Finding, mistakes: Mistakes | null): string | null {
  const { students: count } = finding
  if (finding.kind === 'stuck')
    return m.dashboard_stuck({ count, level: levelWords(finding.operation, finding.levelId) })
  const mistake = mistakes && mistakeOf(mistakes, finding.slip, count)
  return mistake && m.dashboard_slip({ count, mistake })
}
