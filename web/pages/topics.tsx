import { Redirect } from 'wouter'
import { type Area, operationsOf, titleByArea } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { paths } from '../paths.ts'
import { useBadges } from '../play/use-badges.ts'
import four from '../ui/art/topic-four.svg'
import measure from '../ui/art/topic-measure.svg'
import numbers from '../ui/art/topic-number.svg'
import times from '../ui/art/topic-times.svg'
import { Choice, Choices } from '../ui/choice.tsx'
import { Failed } from '../ui/failed.tsx'
import { Icon } from '../ui/icon.tsx'
import { KeyTextLink } from '../ui/key.tsx'
import { Page } from '../ui/page.tsx'
import { Preview } from '../ui/preview.tsx'
import styles from './topics.module.css'

const topics: readonly { area: Area; text: string; picture: string; to: string }[] = [
  {
    area: 'numberstructure',
    text: 'Count, compare and build numbers',
    picture: numbers,
    to: paths.numberStructure(),
  },
  { area: 'timestable', text: 'Twenty in a row, beat the clock', picture: times, to: paths.stages('timestable') },
  { area: 'fouroperations', text: 'Add, subtract, multiply, divide', picture: four, to: paths.fourOperations() },
  { area: 'measurement', text: 'Length, and more to come', picture: measure, to: paths.measurement() },
]

export function Topics() {
  const account = useAccount()
  const { badgeOf, failed, tryAgain } = useBadges(account)
  // The one route that looks at the record (docs/product/routes.md, "Guards"): without one, back to the door.
  if (account.role === null) return <Redirect to={paths.login()} replace />
  return (
    <Page title="Topics">
      <KeyTextLink to={paths.dashboard(account.role)}>
        <Icon name="back" /> Back to Dashboard
      </KeyTextLink>
      <h1 className={styles.title}>What shall we work on?</h1>
      <div className={styles.body}>
        {roleOf(account) === 'teacher' && <Preview />}
        {failed && <Failed text="Your progress could not be loaded." onTryAgain={tryAgain} />}
        <Choices>
          {topics.map(({ area, ...topic }) => (
            <Choice
              key={area}
              place={area}
              look="topic"
              title={titleByArea[area]}
              {...topic}
              badge={badgeOf(...operationsOf(area))}
            />
          ))}
        </Choices>
      </div>
    </Page>
  )
}
