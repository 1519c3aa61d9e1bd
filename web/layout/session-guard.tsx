import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { roleOf } from '../api/client/fetch-session.ts'
import { sessionOf } from '../api/session/current-session.ts'
import type { KnownAccount, Session } from '../api/session/session.ts'
import { AccountContext, SessionContext, useSession } from '../api/session/use-session.ts'
import { forgetKept, readKeptId } from '../device/account/mark.ts'
import { m } from '../language/messages.ts'
import type { DeviceAppProps } from '../offline/device-app.tsx'
import { paths } from '../routes/paths.ts'
import { HoldScreen } from '../sign-in/hold-screen.ts'
import { homePath } from '../sign-in/home-path.ts'
import { useLoggedOutElsewhere } from '../sign-in/log-out-elsewhere.ts'
import { useAccountId } from '../sign-in/use-account-id.ts'
import { keepClassCode } from '../sign-in/waiting-class-code.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { LoggedOut } from './logged-out.tsx'

/**
 * The guard of every protected route. It sends anyone who is signed out to /login. With `staysOpen` the screen remains
 * when the session ends, so that a child never loses a level. An open form remains too
 * (sign-in/screens/session-over.tsx). A log-out in another tab ends every screen.
 */
export function SessionGuard(props: SessionGuardProps) {
  // Both are read in one render. Otherwise a screen with the notice would redirect to Login after the next sign-in.
  const accountId = useAccountId()
  const isLoggedOut = useLoggedOutElsewhere()
  useForgetOthers(accountId)
  const session = sessionOf(accountId)
  return (
    <SessionContext value={session}>
      <Admission {...props} session={session} accountId={accountId} isLoggedOut={isLoggedOut} />
    </SessionContext>
  )
}

interface SessionGuardProps {
  readonly staysOpen?: boolean
  /** True for the registration forms. All other screens redirect an unfinished registration to its form. */
  readonly toRegister?: boolean
  readonly children: ReactNode
}

interface AdmissionProps extends SessionGuardProps {
  readonly session: Session
  readonly accountId: string | null
  /** Whether another tab has logged out. */
  readonly isLoggedOut: boolean
}

function Admission({
  session,
  accountId,
  isLoggedOut,
  staysOpen = false,
  toRegister = false,
  children,
}: AdmissionProps) {
  const state = useSession(session)
  const [admitted, setAdmitted] = useState<KnownAccount | null>(null)
  const [held, setHeld] = useState(0)
  // If another child signs in meanwhile, the screen becomes theirs. Nothing continues under the first name.
  if (state.account && state.account.id !== admitted?.id) setAdmitted(state.account)

  if (admitted && isLoggedOut) return <LoggedOut role={roleOf(admitted)} />
  // A level and a form close before the next account is known. Otherwise they would go on under the wrong name.
  const stays = (staysOpen || held > 0) && (accountId === null || accountId === admitted?.id)
  // An account that has just logged in again may still be known as signed out.
  const known = state.account === null && state.isFetching ? undefined : state.account
  const account = (stays && admitted) || known
  if (account && account.role !== null && !account.isRegistrationComplete && !toRegister) {
    return <RedirectFirst to={homePath(account)} keepsCode />
  }
  if (account)
    return (
      <AccountContext value={account}>
        <HoldScreen value={setHeld}>
          <Fragment key={account.id}>{children}</Fragment>
        </HoldScreen>
        {roleOf(account) === 'student' && <OnDevice isLevel={staysOpen} />}
      </AccountContext>
    )
  // After a log-out, the code of a join link is not kept for the next child.
  if (account === null) return <RedirectFirst to={paths.login()} keepsCode={admitted === null} />
  return (
    <Page title={m.layout_loading_title()}>
      <h1 className="unseen">Solve it! Maths</h1>
      {state.hasFailed ? (
        <Failed text={m.layout_page_not_loaded()} onTryAgain={session.refresh} />
      ) : (
        <Skeleton label={m.layout_loading()} rows={1} />
      )}
    </Page>
  )
}

/** Forgets the kept account once another one is signed in. Nothing of it was shown: it is read by its id. */
function useForgetOthers(accountId: string | null): void {
  useEffect(() => {
    const keptId = readKeptId()
    if (keptId && keptId !== accountId) forgetKept()
  }, [accountId])
}

/** Redirects to another screen first, and keeps a class code of the address for later. */
function RedirectFirst({ to, keepsCode }: { to: string; keepsCode: boolean }) {
  const [path] = useLocation()
  const query = useSearch()
  const code = path === paths.dashboard('student') ? new URLSearchParams(query).get('code') : null
  useEffect(() => {
    if (code && keepsCode) keepClassCode(code)
  }, [code, keepsCode])
  return <Redirect key={path} to={to} replace />
}

/** Loads what keeps the app on a student's device, a second after the first screen. */
function OnDevice(props: DeviceAppProps) {
  const [DeviceApp, setDeviceApp] = useState<ComponentType<DeviceAppProps> | null>(null)
  useEffect(() => {
    const load = async () => {
      // With `then`, Vite would load the style outside of the rejection handler.
      try {
        const loaded = await import('../offline/device-app.tsx')
        setDeviceApp(() => loaded.DeviceApp)
      } catch {
        // The app goes on without it.
      }
    }
    setTimeout(load, 1000)
  }, [])
  return DeviceApp && <DeviceApp {...props} />
}
