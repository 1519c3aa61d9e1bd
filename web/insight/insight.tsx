import type { Mistakes } from '#maths/insight'
import type { ClassInsightData } from '../api/students/insight.ts'
import styles from './insight.module.css'
import { NotSeen } from './not-seen.tsx'
import { ReadyToGoOn } from './ready/ready-to-go-on.tsx'
import { SitWith } from './sit-with.tsx'
import { ThisWeek } from './week/this-week.tsx'

/** The parts of the page: this week, whom to sit with, who can go on, and who was not seen. */
export function Insight({ code, found, mistakes }: { code: string; found: ClassInsightData; mistakes: Mistakes }) {
  const nameOf = new Map(found.students.map(({ id, shortName }) => [id, shortName]))
  return (
    <div className={styles.parts}>
      <ThisWeek found={found} />
      <SitWith code={code} groups={found.groups} nameOf={nameOf} mistakes={mistakes} />
      <div className={styles.two}>
        <ReadyToGoOn code={code} ready={found.ready} nameOf={nameOf} />
        <NotSeen code={code} unseen={found.unseen} nameOf={nameOf} />
      </div>
    </div>
  )
}
