import { Navigate, useParams } from 'react-router'
import { countCompleted, levelsOf, nextLevel, type Stage, titleByOperation } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { type FourOperation, paths } from '../paths.ts'
import { findStages } from '../play/find-place.ts'
import { useBests } from '../play/use-bests.ts'
import { StageCard } from '../stages/stage-card.tsx'
import { classes } from '../ui/classes.ts'
import { Failed } from '../ui/failed.tsx'
import { hueOf } from '../ui/hue-of.ts'
import { Icon } from '../ui/icon.tsx'
import { KeyTextLink } from '../ui/key.tsx'
import { Page } from '../ui/page.tsx'
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
    <Page title={title} width="bare" className={classes(styles.path, hueOf(operation))}>
      <div className={styles.place}>
        <div className={styles.inner}>
          <KeyTextLink to={paths.fourOperations()}>
            <Icon name="back" /> Back to Four Operations
          </KeyTextLink>
          <div className={styles.head}>
            <h1>{title}</h1>
            {isStudent && state === 'ready' && (
              <p className={styles.total}>
                <b>
                  {countCompleted(levels, bests)}/{levels.length}
                </b>{' '}
                Completed
              </p>
            )}
          </div>
          {!isStudent && <p>Preview: nothing is recorded.</p>}
        </div>
      </div>
      <div className={classes(styles.inner, styles.stages)}>
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
