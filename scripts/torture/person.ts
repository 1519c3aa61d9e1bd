import type { Role } from '#maths'
import { type Browser, browserAt } from '../../server/test/browser.ts'
import type { Lesson } from './lesson.ts'
import { type Network, Refused } from './unreliable-network.ts'

export interface Person {
  readonly browser: Browser
  /** The account's id. */
  readonly id: string
}

export interface Names {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const teacherForm = { school: 'Kauri School', country: 'New Zealand', ageRange: '5 to 13' }

/** Signs in and completes the registration. Retries if the server fails. */
export async function register(
  { url, ledger, patience }: Lesson,
  role: Role,
  { email, ...names }: Names,
  network: Network,
): Promise<Person> {
  const browser = browserAt(url, { replyLimit: patience })
  await network.retry(async () => {
    const reached = await network.attempt(() => browser.signIn(email, { for: 'register', role }))
    return reached && (browser.account || null)
  })
  const account = { id: browser.account, role, ...names, acknowledgedAt: null as number | null }
  ledger.accounts.push(account)
  const sendForm = () =>
    role === 'student'
      ? network.send(browser, 'PUT /api/session/registration', { role, ...names })
      : network.send(browser, 'PUT /api/session/registration', { role, ...names, ...teacherForm })
  await network.retry(() => sendForm().catch(acceptSecondForm))
  account.acknowledgedAt = Date.now()
  return { browser, id: browser.account }
}

/** Accepts that the account exists, because a form may be sent again after its reply was lost. */
function acceptSecondForm(error: unknown): 'registered' {
  if (error instanceof Refused && error.problem === 'alreadyRegistered') return 'registered'
  throw error
}
