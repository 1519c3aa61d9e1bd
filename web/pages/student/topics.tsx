import { Redirect } from 'wouter'
import { operationsOf, titleByArea } from '#maths'
import { useAccount } from '../../api/session/use-session.ts'
import { areaRows } from '../../areas/areas.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { MenuPage } from '../../stages/menu-page.tsx'
import { art } from '../../ui/art/art.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Choice, Choices } from '../../ui/forms/choice.tsx'
import styles from './topics.module.css'

/** /main: the learning areas (docs/product/screens.md, "Topics"). */
export function Topics() {
  const { role } = useAccount()
  // An account without a record is redirected to the login. No other route checks the record
  // (docs/product/routes.md, "Guards").
  if (role === null) return <Redirect to={paths.login()} replace />
  return (
    <MenuPage
      title={m.lists_topics()}
      head={
        <>
          <TextButtonLink to={paths.dashboard(role)}>
            <Icon name="back" /> {m.lists_back_to_dashboard()}
          </TextButtonLink>
          <h1 className={styles.title}>{m.lists_topics_question()}</h1>
        </>
      }
      className={styles.body}
      cards={(badgeOf) => (
        <Choices>
          {areaRows.map(([area, { theme, blurb, ...row }]) => (
            <Choice
              key={area}
              theme={theme}
              look="topic"
              title={titleByArea[area]}
              text={blurb}
              picture={art[row.art]}
              to={paths.area(area)}
              badge={badgeOf(...operationsOf(area))}
            />
          ))}
        </Choices>
      )}
    />
  )
}
