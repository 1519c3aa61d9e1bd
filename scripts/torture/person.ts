import type { Role } from '#maths'
import { type Browser, browserAt } from '../../server/test/browser.ts'
import type { Ledger } from './ledger.ts'
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

/** Signs in by the local provider and completes the registration, however often the server fails meanwhile. */
export async function register(
  url: string,
  role: Role,
  { email, ...names }: Names,
  ledger: Ledger,
  network: Network,
): Promise<Person> {
  const browser = browserAt(url)
  await network.insist(async () => {
    const reached = await network.reach(() => browser.signIn(email, { for: 'register', box: role }))
    return reached && (browser.account || null)
  })
  const account = { id: browser.account, role, ...names, acknowledgedAt: null as number | null }
  ledger.accounts.push(account)
  const sendForm = () =>
    role === 'student'
      ? network.send(browser, 'PUT /api/session/registration', { role, ...names })
      : network.send(browser, 'PUT /api/session/registration', { role, ...names, ...teacherForm })
  await network.insist(() => sendForm().catch(acceptSecondForm))
  account.acknowledgedAt = Date.now()
  return { browser, id: browser.account }
}

/** A form that comes again after its reply was lost is told that the account exists. */
function acceptSecondForm(error: unknown): 'registered' {
  if (error instanceof Refused && error.problem === 'alreadyRegistered') return 'registered'
  throw error
}
