import { Navigate, useParams } from 'react-router'
import { type Bests, countCompleted, type Level, levelsOf, nextLevel, type Stage, titleByOperation } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { Preview } from '../frame/preview.tsx'
import { type FourOperation, paths } from '../paths.ts'
import { findStages } from '../play/find-place.ts'
import { useBests } from '../play/use-bests.ts'
import { StageCard } from '../stages/stage-card.tsx'
import { classNames } from '../ui/class-names.ts'
import { Failed } from '../ui/failed.tsx'
import { hueOf } from '../ui/hue-of.ts'
import { Page } from '../ui/page.tsx'
import { PlaceHead } from '../ui/place-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './stage-list.module.css'

/** /main/fouroperations/{operation} (specification 1, section 2: "Stage list screens"). */
export function StageList() {
  const { operation = '' } = useParams()
  const found = findStages(operation)
  return typeof found === 'string' ? <Navigate to={found} replace /> : <Stages key={found.operation} {...found} />
}

function Stages({ operation, stages }: { operation: FourOperation; stages: readonly Stage[] }) {
  const account = useAccount()
  const isStudent = roleOf(account) === 'student'
  const { bests, state, tryAgain } = useBests(account, operation)
  const levels = levelsOf(operation)
  const next = isStudent ? nextLevel(levels, bests) : undefined
  const title = titleByOperation[operation]
  return (
    <Page title={title} width="bare" className={classNames(styles.path, hueOf(operation))}>
      <PlaceHead
        place={operation}
        title={title}
        back={{ label: 'Back to Four Operations', to: paths.fourOperations() }}
      >
        {isStudent ? state === 'ready' && <Total levels={levels} bests={bests} /> : <Preview />}
      </PlaceHead>
      <div className={styles.stages}>
        {state === 'failed' && <Failed text="Your progress could not be loaded." onTryAgain={tryAgain} />}
        {state === 'loading' ? (
          <Skeleton label="Loading your stages" rows={stages.length} />
        ) : (
          stages.map((stage) => (
            <StageCard key={stage.id} stage={stage} bests={bests} next={next} showsProgress={isStudent} />
          ))
        )}
      </div>
    </Page>
  )
}

function Total({ levels, bests }: { levels: readonly Level[]; bests: Bests }) {
  return (
    <p className={styles.total}>
      <b>
        {countCompleted(levels, bests)}/{levels.length}
      </b>{' '}
      Completed
    </p>
  )
}
