import { countCompleted, levelsOf, type Operation, stagesByOperation } from '#maths'
import { roleOf } from '../../api/client/fetch-session.ts'
import { useAccount } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import { listingOf } from '../../levels/listing.ts'
import { useBests } from '../../levels/use-bests.ts'
import { operationTable } from '../../routes/operations.ts'
import { PathPage } from '../../stages/path-page.tsx'
import { StageCard } from '../../stages/stage-card.tsx'
import { useNextInView } from '../../stages/use-next-in-view.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Preview } from '../../ui/parts/preview.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'

/** The stages, years or phases of an operation (docs/product/screens.md, "Lists of levels"). */
export function StageList({ operation }: { operation: Operation }) {
  const account = useAccount()
  const isStudent = roleOf(account) === 'student'
  const { bests, next: toTry, state, tryAgain } = useBests(account, operation)
  const levels = levelsOf(operation)
  const stages = stagesByOperation[operation]
  // Progress that could not be loaded is not shown as no progress.
  const showsProgress = isStudent && state === 'ready'
  const next = showsProgress ? toTry : undefined
  const nextRef = useNextInView(next !== undefined)
  const { title, back } = listingOf(operation)
  const total = isStudent && ([showsProgress ? countCompleted(levels, bests) : null, levels.length] as const)
  return (
    <PathPage theme={operationTable[operation].theme} title={title} back={back} total={total}>
      {!isStudent && <Preview />}
      {state === 'failed' && <Failed text={m.lists_progress_not_loaded()} onTryAgain={tryAgain} />}
      {state === 'loading' ? (
        <Skeleton label={m.lists_loading_stages()} rows={stages.length} />
      ) : (
        stages.map((stage) => (
          <StageCard
            key={stage.id}
            operation={operation}
            stage={stage}
            bests={bests}
            next={next}
            nextRef={nextRef}
            showsProgress={showsProgress}
          />
        ))
      )}
    </PathPage>
  )
}
