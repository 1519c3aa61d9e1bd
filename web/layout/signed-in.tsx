import { QueryClientProvider } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { Account } from '#contract'
import { queryClientFor } from '../api/cache/query-client.ts'
import { AccountContext, useSession } from '../api/cache/use-session.ts'
import { roleOf } from '../api/client/session.ts'
import { OnDevice } from '../offline/on-device.tsx'
import { useForgetOthers } from '../offline/use-forget-others.ts'
import { paths } from '../routes/paths.ts'
import { keepClassCode } from '../sign-in/class-code-waiting.ts'
import { homeOf } from '../sign-in/home-of.ts'
import { useAccountId } from '../sign-in/use-account-id.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { HoldScreen } from './hold-screen.ts'

/**
 * The guard of every protected route: signed out leads to /login. With `staysOpen`, whoever was let in stays until they
 * go themselves, also when the session is over: a level is never taken away from a child. So do those whose form is
 * open (sign-in/screens/session-over.tsx).
 */
export function SignedIn(props: AdmissionProps) {
  const accountId = useAccountId()
  useForgetOthers(accountId)
  return (
    <QueryClientProvider client={queryClientFor(accountId)}>
      <Admission {...props} accountId={accountId} />
    </QueryClientProvider>
  )
}

interface AdmissionProps {
  readonly staysOpen?: boolean
  /** The forms: every other screen leads whoever has not filled in theirs to it. */
  readonly toRegister?: boolean
  readonly children: ReactNode
}

function Admission({
  accountId,
  staysOpen = false,
  toRegister = false,
  children,
}: AdmissionProps & { accountId: string | null }) {
  const session = useSession()
  const [admitted, setAdmitted] = useState<Account | null>(null)
  const [held, setHeld] = useState(0)
  // Another child who signs in meanwhile takes the screen over: nothing goes on under the first one's name.
  if (session.data && session.data.id !== admitted?.id) setAdmitted(session.data)

  // A form is taken away before the next one is known: what is sent from it would be theirs.
  const isHeld = held > 0 && (accountId === null || accountId === admitted?.id)
  // An account that has just logged in again may still be known as signed out.
  const known = session.data === null && session.isFetching ? undefined : session.data
  const account = ((staysOpen || isHeld) && admitted) || known
  if (account && account.role !== null && !account.isRegistrationComplete && !toRegister) {
    return <Elsewhere to={homeOf(account)} keepsCode />
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
  // Whoever logs out of a join link leaves no code behind for the next child.
  if (account === null) return <Elsewhere to={paths.login()} keepsCode={admitted === null} />
  return (
    <Page title="Loading">
      <h1 className="unseen">Solve it! Maths</h1>
      {session.isError ? (
        <Failed text="This page could not be loaded." onTryAgain={() => session.refetch()} />
      ) : (
        <Skeleton label="Loading the page" rows={1} />
      )}
    </Page>
  )
}

/** Somewhere else first; meanwhile a class code in the address waits. */
function Elsewhere({ to, keepsCode }: { to: string; keepsCode: boolean }) {
  const [path] = useLocation()
  const query = useSearch()
  const code = path === paths.dashboard('student') ? new URLSearchParams(query).get('code') : null
  useEffect(() => {
    if (code && keepsCode) keepClassCode(code)
  }, [code, keepsCode])
  return <Redirect key={path} to={to} replace />
}
