import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'

const card = [
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5',
  'M13 9h5M13 12h5M6 9h4v5H6z',
]

/** The way to the sign-in with a class card. */
export function ClassCardLink() {
  return (
    <ButtonLink to={paths.card()}>
      <Icon paths={card} /> {m.card_link()}
    </ButtonLink>
  )
}
