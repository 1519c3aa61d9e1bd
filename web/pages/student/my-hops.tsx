import { useMemberships } from '../../api/changes/memberships.ts'
import { useAccount } from '../../api/session/use-session.ts'
import { AllHops } from '../../hops/all-hops.tsx'
import { FactRing } from '../../hops/fact-ring.tsx'
import { LevelLines } from '../../hops/level-lines.tsx'
import { MonthLine } from '../../hops/month-line.tsx'
import styles from '../../hops/my-hops.module.css'
import { useHops } from '../../hops/use-hops.ts'
import { m } from '../../language/messages.ts'
import { useNextStep } from '../../next/use-next-step.ts'
import { paths } from '../../routes/paths.ts'
import { useTodo } from '../../todo/use-todo.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'

/** /student/hops: what a student has practised, and what comes next (docs/product/screens.md, "My hops"). */
export function MyHops() {
  const account = useAccount()
  const { id, picture } = account
  const { hops, isFailed, tryAgain } = useHops(id)
  const step = useNextStep(account, useTodo(id))
  const { data: classes, isLoading } = useMemberships()
  const hasNoClass = classes?.classes.length === 0 && !classes.waiting
  // A beginner has one thing to do, and no list of what is missing.
  const hasPlayed = hops && (hops.right > 0 || hops.days.length > 0)
  return (
    <Page title={m.hops_title()} className={styles.page}>
      <TextButtonLink to={paths.dashboard('student')}>
        <Icon name="back" /> {m.lists_back_to_dashboard()}
      </TextButtonLink>
      <h1 className={styles.title}>{m.hops_title()}</h1>
      {hops && step !== undefined && !isLoading ? (
        <>
          <AllHops {...hops} picture={picture} hasNoClass={hasNoClass} step={step} />
          {hasPlayed && (
            <>
              <MonthLine {...hops} />
              <div className={styles.grown}>
                <LevelLines completed={hops.completed} />
                <FactRing facts={hops.facts} isHeard={!hasNoClass && !!step?.speech} />
              </div>
            </>
          )}
        </>
      ) : isFailed ? (
        <Failed text={m.hops_not_loaded()} onTryAgain={tryAgain} />
      ) : (
        <Skeleton label={m.hops_loading()} rows={3} />
      )}
    </Page>
  )
}
