import { countCompleted, levelStatus, levelsOf, numberWord, type Operation, targetOf } from '#maths'
import { roleOf } from '../../api/client/fetch-session.ts'
import { useAccount } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import { listingOf } from '../../levels/listing.ts'
import { useBests } from '../../levels/use-bests.ts'
import { operationTable } from '../../routes/operations.ts'
import { PathPage } from '../../stages/path-page.tsx'
import { TableTile } from '../../stages/table-tile.tsx'
import { useNextInView } from '../../stages/use-next-in-view.ts'
import { Ball } from '../../ui/base/ball.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { capitalised } from '../../ui/parts/capital-letter.ts'
import { Preview } from '../../ui/parts/preview.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import styles from './table-list.module.css'

/** The levels of an operation as rings, in a single list (docs/product/screens.md, "Times Table"). */
export function TableList({ operation }: { operation: Operation }) {
  const account = useAccount()
  const isStudent = roleOf(account) === 'student'
  const { bests, next: toTry, opened, state, tryAgain } = useBests(account, operation)
  const levels = levelsOf(operation)
  // Progress that could not be loaded is not shown as no progress.
  const showsProgress = isStudent && state === 'ready'
  const next = showsProgress ? toTry : undefined
  const nextRef = useNextInView(next !== undefined)
  const { title, back } = listingOf(operation)
  return (
    <PathPage
      theme={operationTable[operation].theme}
      title={title}
      back={back}
      total={isStudent && [showsProgress ? countCompleted(levels, bests) : null, levels.length]}
    >
      {!isStudent && <Preview />}
      <p className={styles.how}>
        {m.lists_how_to_close_a_ring({ target: capitalised(numberWord(targetOf(operation))) })}{' '}
        {m.lists_timer_grows_a_ring()}
      </p>
      {state === 'failed' && <Failed text={m.lists_progress_not_loaded()} onTryAgain={tryAgain} />}
      {state === 'loading' ? (
        <Skeleton label={m.lists_loading_tables()} rows={3} />
      ) : (
        <ol className={styles.tables}>
          {levels.map((level) => (
            <li key={level.id}>
              {level === next && <Ball className={styles.here} />}
              <TableTile
                level={level}
                best={bests[level.id]?.streak ?? 0}
                status={levelStatus(bests[level.id])}
                isOpened={opened.includes(level.id)}
                isNext={level === next}
                ref={level === next ? nextRef : undefined}
                showsProgress={showsProgress}
              />
            </li>
          ))}
        </ol>
      )}
    </PathPage>
  )
}
