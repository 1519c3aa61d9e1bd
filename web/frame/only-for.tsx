import { Outlet } from 'react-router'
import type { Role } from '#maths'
import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { homeOf } from '../sign-in/home-of.ts'
import { KeyLink } from '../ui/key.tsx'
import { Page } from '../ui/page.tsx'
import styles from './only-for.module.css'

/** For the wrong role the page stays shut; the API would refuse it all the same. */
export function OnlyFor({ role }: { role: Role }) {
  const account = useAccount()
  if (roleOf(account) === role) return <Outlet />
  return (
    <Page title={`For ${role}s`}>
      <div className={styles.shut}>
        <h1>This page is for {role}s.</h1>
        <KeyLink to={homeOf(account)} kind="ink">
          Go to your own page
        </KeyLink>
      </div>
    </Page>
  )
}
