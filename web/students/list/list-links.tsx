import { useMay } from '../../api/classes/class-rights.ts'
import { useHasClassCards } from '../../api/students/cards.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { listPath } from '../class-paths.ts'
import styles from './list-links.module.css'

const card = ['M4 5h16v14H4z', 'M13 9h4M13 12h4M7 9h3v5H7z']

/** The ways to list students, to print their cards and to open the sign-in, where the server has class cards. */
export function ListLinks({ code }: { code: string }) {
  const teaches = useMay(code, 'teaches')
  const opens = useMay(code, 'opens')
  if (useHasClassCards() === false || !(teaches || opens)) return null
  return (
    <p className={classNames(styles.links, 'unprinted')}>
      {teaches && (
        <TextButtonLink to={listPath('/studentprogress/add', code)}>
          <Icon name="plus" /> {m.adding_title()}
        </TextButtonLink>
      )}
      {teaches && (
        <TextButtonLink to={listPath('/studentprogress/cards', code)}>
          <Icon paths={card} /> {m.cards_title()}
        </TextButtonLink>
      )}
      {opens && (
        <TextButtonLink to={listPath('/studentprogress/signin', code)}>
          <Icon paths={teacherIcons.screen} /> {m.picture_sign_in_title()}
        </TextButtonLink>
      )}
    </p>
  )
}
