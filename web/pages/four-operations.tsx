import { type Operation, titleByOperation } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { paths } from '../paths.ts'
import { useBadges } from '../play/use-badges.ts'
import brackets from '../ui/art/sign-brackets.svg'
import divide from '../ui/art/sign-divide.svg'
import minus from '../ui/art/sign-minus.svg'
import plus from '../ui/art/sign-plus.svg'
import times from '../ui/art/sign-times.svg'
import words from '../ui/art/sign-words.svg'
import { Choice, Choices } from '../ui/choice.tsx'
import { Failed } from '../ui/failed.tsx'
import { Page } from '../ui/page.tsx'
import { PlaceHead } from '../ui/place-head.tsx'
import { Preview } from '../ui/preview.tsx'
import styles from './menu.module.css'

const choices = [
  { operation: 'addition', text: '3 + 4 to 18.76 + 9.58', picture: plus },
  { operation: 'subtraction', text: '8 − 3 to 5.2 − 1.37', picture: minus },
  { operation: 'multiplication', text: '3 × 4 to 1.2 × 3.4', picture: times },
  { operation: 'division', text: '20 ÷ 5 to 3.36 ÷ 1.2', picture: divide },
  { operation: 'bedmas', text: '2 + 3 × 4', picture: brackets },
] as const satisfies readonly { operation: Operation; text: string; picture: string }[]

export function FourOperations() {
  const account = useAccount()
  const { badgeOf, failed, tryAgain } = useBadges(account)
  return (
    <Page title="Four Operations" width="bare">
      <PlaceHead place="fouroperations" title="Four Operations" back={{ label: 'Back to Topics', to: paths.main() }} />
      <div className={styles.body}>
        {roleOf(account) === 'teacher' && <Preview />}
        {failed && <Failed text="Your progress could not be loaded." onTryAgain={tryAgain} />}
        <Choices>
          {choices.map(({ operation, ...choice }) => (
            <Choice
              key={operation}
              place={operation}
              look="sign"
              title={titleByOperation[operation]}
              to={paths.stages(operation)}
              badge={badgeOf(operation)}
              {...choice}
            />
          ))}
          <Choice
            place="wordproblems"
            look="sign"
            title="Word Problems"
            text="Mixed operations"
            picture={words}
            to={paths.wordProblems()}
            isComing
          />
        </Choices>
      </div>
    </Page>
  )
}
