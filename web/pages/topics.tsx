import { Redirect } from 'wouter'
import { operationsOf, titleByArea } from '#maths'
import { useAccount } from '../api/use-session.ts'
import { areaRows } from '../areas.ts'
import { art } from '../art.ts'
import { paths } from '../paths.ts'
import { MenuPage } from '../stages/menu-page.tsx'
import { Choice, Choices } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { KeyTextLink } from '../ui/key.tsx'
import styles from './topics.module.css'

/** /main: the learning areas (docs/product/screens.md, "Topics"). */
export function Topics() {
  const { role } = useAccount()
  // An account without a record is led to the login. No other route looks at the record
  // (docs/product/routes.md, "Guards").
  if (role === null) return <Redirect to={paths.login()} replace />
  return (
    <MenuPage
      title="Topics"
      head={
        <>
          <KeyTextLink to={paths.dashboard(role)}>
            <Icon name="back" /> Back to Dashboard
          </KeyTextLink>
          <h1 className={styles.title}>What shall we work on?</h1>
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
