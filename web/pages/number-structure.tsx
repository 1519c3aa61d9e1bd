import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { paths } from '../paths.ts'
import { useBadges } from '../play/use-badges.ts'
import numbers from '../ui/art/topic-number.svg'
import { Choice, Choices } from '../ui/choice.tsx'
import { Failed } from '../ui/failed.tsx'
import { Page } from '../ui/page.tsx'
import { PlaceHead } from '../ui/place-head.tsx'
import { Preview } from '../ui/preview.tsx'
import styles from './menu.module.css'

const coming = [
  { title: 'Phase 2', text: 'Year 4-6', picture: { figures: '4-6' }, to: paths.numberPhase(2) },
  { title: 'Phase 3', text: 'Year 7-8', picture: { figures: '7-8' }, to: paths.numberPhase(3) },
]

/** /main/numberstructure (docs/product/screens.md, "Number Structure"). */
export function NumberStructure() {
  const account = useAccount()
  const { badgeOf, failed, tryAgain } = useBadges(account)
  return (
    <Page title="Number Structure" width="bare">
      <PlaceHead
        place="numberstructure"
        title="Number Structure"
        back={{ label: 'Back to Topics', to: paths.main() }}
      />
      <div className={styles.body}>
        {roleOf(account) === 'teacher' && <Preview />}
        {failed && <Failed text="Your progress could not be loaded." onTryAgain={tryAgain} />}
        <Choices>
          <Choice
            place="numberstructure"
            look="lead"
            title="Phase 1"
            text="Year 0-3: introduction to numbers and counting"
            picture={numbers}
            to={paths.stages('numberphase1')}
            badge={badgeOf('numberphase1')}
          />
          {coming.map((phase) => (
            <Choice key={phase.title} place="numberstructure" look="half" isComing {...phase} />
          ))}
        </Choices>
      </div>
    </Page>
  )
}
