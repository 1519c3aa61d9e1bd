import { useLocation } from 'wouter'
import { useMay } from '../../api/classes/class-rights.ts'
import { useHasClassCards } from '../../api/students/cards.ts'
import type { MoreEntry } from '../../classes/more-entries.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { iconPaths } from '../../ui/base/icon-paths.ts'
import { listPath } from '../class-paths.ts'
import styles from './list-links.module.css'

const card = ['M4 5h16v14H4z', 'M13 9h4M13 12h4M7 9h3v5H7z']

/** The ways to list students, to print their cards and to open the sign-in, where the server has class cards. */
export function ListLinks({ code }: { code: string }) {
  const links = useListLinks(code)
  if (links.length === 0) return null
  return (
    <p className={classNames(styles.links, 'unprinted')}>
      {links.map(({ label, icon, to }) => (
        <TextButtonLink key={label} to={to}>
          <Icon paths={icon} /> {label}
        </TextButtonLink>
      ))}
    </p>
  )
}

/** Returns the links of `ListLinks` as entries of a menu. */
export function useListEntries(code: string): readonly MoreEntry[] {
  const [, navigate] = useLocation()
  return useListLinks(code).map(({ label, icon, to }) => ({ label, icon, onChoose: () => navigate(to) }))
}

function useListLinks(code: string) {
  const teaches = useMay(code, 'teaches')
  const opens = useMay(code, 'opens')
  if (useHasClassCards() === false) return []
  return [
    ...(teaches
      ? [
          { label: m.adding_title(), icon: iconPaths.plus, to: listPath('/studentprogress/add', code) },
          { label: m.cards_title(), icon: card, to: listPath('/studentprogress/cards', code) },
        ]
      : []),
    ...(opens
      ? [
          {
            label: m.picture_sign_in_title(),
            icon: teacherIcons.screen,
            to: listPath('/studentprogress/signin', code),
          },
        ]
      : []),
  ]
}
