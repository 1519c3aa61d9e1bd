import { titleByDomain } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { paths } from '../paths.ts'
import { useBadges } from '../play/use-badges.ts'
import angle from '../ui/art/sign-angle.svg'
import capacity from '../ui/art/sign-capacity.svg'
import mass from '../ui/art/sign-mass.svg'
import time from '../ui/art/sign-time.svg'
import measure from '../ui/art/topic-measure.svg'
import { Choice, Choices } from '../ui/choice.tsx'
import { Failed } from '../ui/failed.tsx'
import { Page } from '../ui/page.tsx'
import { PlaceHead } from '../ui/place-head.tsx'
import { Preview } from '../ui/preview.tsx'
import styles from './menu.module.css'

const coming = [
  { title: titleByDomain.mass, picture: mass },
  { title: titleByDomain.capacity, picture: capacity },
  { title: titleByDomain.time, picture: time },
  { title: titleByDomain.angle, picture: angle },
]

/** /main/measurement (docs/product/screens.md, "Measurement"). */
export function Measurement() {
  const account = useAccount()
  const { badgeOf, failed, tryAgain } = useBadges(account)
  return (
    <Page title="Measurement" width="bare">
      <PlaceHead place="measurement" title="Measurement" back={{ label: 'Back to Topics', to: paths.main() }} />
      <div className={styles.body}>
        {roleOf(account) === 'teacher' && <Preview />}
        {failed && <Failed text="Your progress could not be loaded." onTryAgain={tryAgain} />}
        <Choices>
          <Choice
            place="measurement"
            look="lead"
            title={titleByDomain.length}
            text="Compare, measure, and go all the way round"
            picture={measure}
            to={paths.stages('length')}
            badge={badgeOf('length')}
          />
        </Choices>
        <Choices inFours>
          {coming.map((domain) => (
            <Choice key={domain.title} place="measurement" look="sign" text="" to={null} {...domain} />
          ))}
        </Choices>
      </div>
    </Page>
  )
}
