import type { ClassFindings } from '#contract'
import type { Mistakes } from '#maths/insight'
import { mistakeOf, useMistakes } from '../insight/use-mistakes.ts'
import { m } from '../language/messages.ts'
import { insightPath } from '../students/class-paths.ts'
import { levelWords } from '../students/level-words.ts'
import { Link } from '../ui/base/link.tsx'
import styles from './class-row.module.css'

interface ToSitWithProps {
  readonly code: string
  /** Null until they are read. */
  readonly findings: ClassFindings | null
}

/** The findings of Insight in words, in the card of a class. Their room is kept while they load: no button moves. */
export function ToSitWith({ code, findings }: ToSitWithProps) {
  const mistakes = useMistakes()
  return (
    <div className={styles.found}>{findings && !mistakes.isPending && said(code, findings, mistakes.data ?? null)}</div>
  )
}

function said(code: string, { first, groups, ready }: ClassFindings, mistakes: Mistakes | null) {
  if (groups + ready === 0) return <p>{m.insight_nobody_to_sit_with()}</p>
  const named = first && findingWords(first, mistakes)
  const others = named ? groups - 1 : 0
  const rest = [
    ...(others > 0 ? [m.dashboard_more_groups({ count: others })] : []),
    ...(groups > 0 && ready > 0 ? [m.dashboard_ready_too({ count: String(ready) })] : []),
  ]
  return (
    <Link to={insightPath(code)}>
      <b>{named ?? (groups > 0 ? m.dashboard_sit_with({ count: groups }) : m.dashboard_ready({ count: ready }))}</b>{' '}
      {rest.length > 0 && <span>{rest.join(' · ')}</span>}
    </Link>
  )
}

/** Returns words such as "4 students do not carry", or null for a mistake that this page does not know. */
function findingWords(finding: NonNullable<ClassFindings['first']>, mistakes: Mistakes | null): string | null {
  const { students: count } = finding
  if (finding.kind === 'stuck')
    return m.dashboard_stuck({ count, level: levelWords(finding.operation, finding.levelId) })
  const mistake = mistakes && mistakeOf(mistakes, finding.slip, count)
  return mistake && m.dashboard_slip({ count, mistake })
}
