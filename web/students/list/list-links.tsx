import { useHasClassCards } from '../../api/students/cards.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import styles from './list-links.module.css'

const card = ['M4 5h16v14H4z', 'M13 9h4M13 12h4M7 9h3v5H7z']

/** The ways to list students and to print their cards, where the server has class cards. */
export function ListLinks({ code, isEmpty = false }: { code: string; isEmpty?: boolean }) {
  if (useHasClassCards() === false) return null
  return (
    <p className={`${styles.links} unprinted`}>
      <TextButtonLink to={paths.addStudents(code)}>
        <Icon name="plus" /> {m.adding_title()}
      </TextButtonLink>
      {!isEmpty && (
        <TextButtonLink to={paths.classCards(code)}>
          <Icon paths={card} /> {m.cards_title()}
        </TextButtonLink>
      )}
    </p>
  )
}
