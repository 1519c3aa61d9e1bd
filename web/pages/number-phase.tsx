import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { paths } from '../paths.ts'
import { ComingKey } from '../stages/coming-key.tsx'
import { type ComingPhase, comingLevels, yearsByPhase } from '../stages/coming-years.ts'
import { LevelPath } from '../stages/level-path.tsx'
import { listingOf } from '../stages/listing.ts'
import { PathPage } from '../stages/path-page.tsx'
import { StageSection } from '../stages/stage-section.tsx'
import { KeyLink } from '../ui/key.tsx'
import { Preview } from '../ui/preview.tsx'
import styles from './number-phase.module.css'

/** /main/numberstructure/phase2 and phase3: placeholders (docs/product/screens.md, "Phases 2 and 3"). */
export function NumberPhase({ phase }: { phase: ComingPhase }) {
  const isTeacher = roleOf(useAccount()) === 'teacher'
  return (
    <PathPage place="numberstructure" title={`Phase ${phase}`} back={listingOf('numberphase1').back}>
      {isTeacher && <Preview />}
      <p className={styles.ready}>
        These levels are still being made. Phase 1 is ready.{' '}
        <KeyLink to={paths.stages('numberphase1')}>Go to Phase 1</KeyLink>
      </p>
      {yearsByPhase[phase].map((year) => (
        <StageSection key={year} title={`Year ${year}`} badge="Coming Soon">
          <LevelPath steps={comingLevels(year).map((id) => ({ id, levelKey: <ComingKey year={year} level={id} /> }))} />
        </StageSection>
      ))}
    </PathPage>
  )
}
