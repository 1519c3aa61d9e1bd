import { countCompleted, levelStatus, levelsOf, nextLevel } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { useBests } from '../play/use-bests.ts'
import { listingOf } from '../stages/listing.ts'
import { PathPage } from '../stages/path-page.tsx'
import { TableKey } from '../stages/table-key.tsx'
import { Ball } from '../ui/ball.tsx'
import { Failed } from '../ui/failed.tsx'
import { Preview } from '../ui/preview.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './times-table.module.css'

const levels = levelsOf('timestable')
const { title, back } = listingOf('timestable')

/** /main/timestable: one stage of thirteen tables, each a ring of twenty (docs/product/screens.md, "Times Table"). */
export function TimesTable() {
  const account = useAccount()
  const isStudent = roleOf(account) === 'student'
  const { bests, state, tryAgain } = useBests(account, 'timestable')
  // What could not be loaded is not claimed to be nothing.
  const showsProgress = isStudent && state === 'ready'
  const next = showsProgress ? nextLevel(levels, bests) : undefined
  return (
    <PathPage
      place="timestable"
      title={title}
      back={back}
      total={isStudent && [showsProgress ? countCompleted(levels, bests) : null, levels.length]}
    >
      {!isStudent && <Preview />}
      <p className={styles.how}>Twenty in a row closes a ring. Turn the timer on to start.</p>
      {state === 'failed' && <Failed text="Your progress could not be loaded." onTryAgain={tryAgain} />}
      {state === 'loading' ? (
        <Skeleton label="Loading your tables" rows={3} />
      ) : (
        <ol className={styles.tables}>
          {levels.map((level) => (
            <li key={level.id}>
              {level === next && <Ball className={styles.here} />}
              <TableKey
                level={level}
                best={bests[level.id]?.streak ?? 0}
                status={levelStatus(bests[level.id])}
                isNext={level === next}
                showsProgress={showsProgress}
              />
            </li>
          ))}
        </ol>
      )}
    </PathPage>
  )
}
