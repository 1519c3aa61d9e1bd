import { teacherIcons } from '../../classes/teacher-icons.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { Link } from '../../ui/base/link.tsx'
import { studentPagePath } from '../class-paths.ts'
import { levelWords } from '../level-words.ts'
import type { NamedPlaying } from './class-now.ts'
import styles from './now.module.css'

const list = new Intl.ListFormat(language)

/**
 * The line of the students whose hands are up. Without a hand there is no line. A screen reader hears of each change.
 */
export function HandsUp({ code, hands }: { code: string; hands: readonly NamedPlaying[] }) {
  const count = m.now_hands_up({ count: hands.length })
  const wordsOf = ({ shortName, operation, levelId }: NamedPlaying) =>
    m.now_hand({ name: shortName, level: levelWords(operation, levelId) })
  return (
    <>
      <p className="unseen" role="status">
        {hands.length > 0 && `${count}: ${list.format(hands.map(wordsOf))}`}
      </p>
      {hands.length > 0 && (
        <section className={classNames(styles.hands, 'unprinted')} aria-label={m.now_hands()}>
          <Icon paths={teacherIcons.hand} />
          <b>{count}</b>
          <ul>
            {hands.map((hand) => (
              <li key={hand.student}>
                <Link
                  to={studentPagePath('answers', { code, ...hand }, { operation: hand.operation, id: hand.levelId })}
                >
                  {wordsOf(hand)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
