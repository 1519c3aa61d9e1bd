/**
 * The operator's commands about accounts: who may teach, who has access, who owns a class, and what is kept about a
 * person. It works on both engines, whether the app runs or not (docs/operations.md, "Accounts").
 */
import { personName } from '#contract'
import { createDayOf } from '#maths/insight'
import { type Config, readConfig } from '../config.ts'
import { accountHash, createSecurityLog, type SecurityEntry } from '../security-log.ts'
import type { ListedAccount } from '../store/accounts/accounts.ts'
import type { ClassRow } from '../store/classes/class-rows.ts'
import { reasonOf } from '../store/engines/retry.ts'
import { openStore, type Store } from '../store/open.ts'
import type { About, Receipt } from '../store/personal/erased-rows.ts'
import { undoLasts } from '../store/personal/erasures.ts'
import { receiptNumber } from '../store/personal/receipt-number.ts'
import { exportAccount, exportClass } from './personal-export.ts'

interface Command {
  /** The names of the arguments. One that ends with "?" may be missing. */
  readonly takes: readonly string[]
  readonly about: string
  /** The event in the security log. */
  readonly event: SecurityEntry['event']
  /** Throws if nothing can be done, and then changes nothing. */
  run(store: Store, args: readonly string[], config: Config): Promise<Done>
}

interface Done {
  readonly lines: readonly string[]
  /** The account or the class that the security log names. */
  readonly ids?: Ids
}

/** An e-mail without an account counts as an id. */
type Ids = Pick<SecurityEntry, 'class' | 'student'>

const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: ['account?'],
    about: 'lists the accounts, or one account by its e-mail or id, the invitations and the receipts of erasures',
    event: 'accountsListed',
    async run(store, [text], config) {
      const accounts = await store.accounts.find(text)
      const invitations = text === undefined ? await store.invitations.list() : []
      const erasures = text === undefined ? await store.erasures.list() : []
      const lines = [
        ...accounts.map(lineOf),
        ...invitations.map((email) => `invited as a teacher  ${email}`),
        ...erasures.map((one) => lineOfErasure(one, config, one.className)),
      ]
      return { lines, ids: { student: text === undefined ? undefined : accounts[0]?.id } }
    },
  },
  receipts: {
    takes: [],
    about: 'lists the receipts of erasures, without names and e-mails, with the ids to erase again after a restore',
    event: 'receiptsListed',
    async run(store, _, config) {
      const erasures = await store.erasures.list()
      return { lines: erasures.map((one) => lineOfErasure(one, config, null)) }
    },
  },
  invite: {
    takes: ['e-mail'],
    about: 'lets an e-mail address sign in and register as a teacher',
    event: 'invited',
    async run(store, [email = '']) {
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`${email} is no e-mail address.`)
      await store.invitations.add(email)
      return { lines: [`${email} may now register as a teacher.`], ids: { student: email.toLowerCase() } }
    },
  },
  uninvite: {
    takes: ['e-mail'],
    about: 'takes an invitation back; a teacher who has registered stays one',
    event: 'uninvited',
    async run(store, [email = '']) {
      if (!(await store.invitations.remove(email))) throw new Error(`${email} was not invited.`)
      return { lines: [`The invitation of ${email} is taken back.`], ids: { student: email.toLowerCase() } }
    },
  },
  revoke: {
    takes: ['account'],
    about: 'ends all sessions of an account; it may sign in again',
    event: 'sessionsRevoked',
    async run(store, [text = '']) {
      const account = await accountOf(store, text)
      const ended = await store.sessions.revokeOf(account.id)
      const sessions = ended === 1 ? 'session' : 'sessions'
      return { lines: [`${ended} ${sessions} ended: ${nameOf(account)}.`], ids: { student: account.id } }
    },
  },
  disable: {
    takes: ['account'],
    about: 'closes an account: its sessions end, and it cannot sign in',
    event: 'accountDisabled',
    async run(store, [text = '']) {
      const account = await accountOf(store, text)
      await store.accounts.disable(account.id, true)
      await store.sessions.revokeOf(account.id)
      return { lines: [`Closed: ${nameOf(account)}.`], ids: { student: account.id } }
    },
  },
  enable: {
    takes: ['account'],
    about: 'opens a closed account again',
    event: 'accountEnabled',
    async run(store, [text = '']) {
      const account = await accountOf(store, text)
      await store.accounts.disable(account.id, false)
      return { lines: [`Open again: ${nameOf(account)}.`], ids: { student: account.id } }
    },
  },
  rename: {
    takes: ['account', 'first name', 'last name'],
    about: 'corrects the name of a teacher, or of a student who is in no class, apart from archived ones',
    event: 'accountRenamed',
    async run(store, [text = '', ...names]) {
      const account = await openedAccountOf(store, text)
      if (!account.isRegistrationComplete) throw new Error(`${nameOf(account)} is not registered.`)
      const [firstName = '', lastName = ''] = names.map(nameIn)
      if ((await store.nameChanges.correct(account.id, { firstName, lastName })) === 'inClass')
        throw new Error(`${nameOf(account)} is in a class. A teacher of the class corrects the name.`)
      return { lines: [`${nameOf(account)} is now ${firstName} ${lastName}.`], ids: { student: account.id } }
    },
  },
  who: {
    takes: ['name'],
    about: 'shows whose account a name in the security log is',
    event: 'accountLookedUp',
    async run(store, [name = ''], config) {
      const isNamed = (id: string | null | undefined) => id != null && accountHash(config, id) === name
      const found = (await store.accounts.find()).filter(
        ({ id, email }) => isNamed(id) || isNamed(email?.toLowerCase()),
      )
      const invited = (await store.invitations.list()).filter(isNamed)
      if (found.length + invited.length === 0) throw new Error(`No account has the name ${name} in the security log.`)
      const lines = [...found.map(lineOf), ...invited.map((email) => `invited as a teacher  ${email}`)]
      return { lines, ids: { student: found[0]?.id ?? invited[0] } }
    },
  },
  'hand-over': {
    takes: ['class code', 'teacher'],
    about: 'makes a registered teacher the owner of a class',
    event: 'classHandedOver',
    async run(store, [code = '', text = '']) {
      const classroom = await store.classes.selectByCode(code.toUpperCase())
      if (!classroom) throw new Error(`There is no class with the code ${code}.`)
      const teacher = await accountOf(store, text)
      if (teacher.role !== 'teacher' || !teacher.isRegistrationComplete)
        throw new Error(`${nameOf(teacher)} is not registered as a teacher.`)
      if (teacher.isDisabled) throw new Error(`The account of ${nameOf(teacher)} is closed.`)
      await store.classes.handOver(classroom.id, teacher.id)
      return {
        lines: [`${classroom.name} now belongs to ${nameOf(teacher)}.`],
        ids: { class: classroom.id, student: teacher.id },
      }
    },
  },
  export: {
    takes: ['account or class', 'folder'],
    about: 'writes everything that is kept about a person, or a class and its students, as JSON and CSV',
    event: 'exported',
    async run(store, [text = '', folder = '']) {
      const subject = await subjectOf(store, text)
      const rows =
        subject.kind === 'class'
          ? await exportClass(store, subject.classroom.id, folder)
          : await exportAccount(store, subject.account, folder)
      return { lines: [`${labelOf(subject)} is in ${folder}.`, countsOf(rows)], ids: subjectIds(subject) }
    },
  },
  erase: {
    takes: ['account or class'],
    about:
      'takes an account, or a class with its listed students who are in no other class, out of use; ' +
      'it is deleted for good after 30 days',
    event: 'erased',
    async run(store, [text = ''], config) {
      const subject = await subjectOf(store, text)
      const receipt =
        subject.kind === 'class'
          ? await store.erasures.eraseClass(subject.classroom.id)
          : await store.erasures.eraseAccount(subject.account)
      const last = new Date(receipt.erasedAt + undoLasts).toISOString()
      const lines = [
        `Erased: ${labelOf(subject)}`,
        ...(subject.kind === 'class' ? [`Listed students erased with it: ${receipt.rows.accounts ?? 0}`] : []),
        `At: ${new Date(receipt.erasedAt).toISOString()}`,
        `Rows: ${countsOf(receipt.rows)}`,
        `Receipt: ${receipt.id}`,
        `Number: ${numberOf(receipt, config)}`,
        `Until ${last} it comes back with: npm run accounts -- unerase ${receipt.id}`,
      ]
      return { lines, ids: subjectIds(subject) }
    },
  },
  unerase: {
    takes: ['receipt'],
    about: 'brings back what was erased in the last 30 days, by the id or the number of its receipt',
    event: 'unerased',
    async run(store, [text = ''], config) {
      const receipt = await store.erasures.undo(await receiptIdOf(store, text, config))
      if (!receipt) throw nothingToBringBack(text)
      const lines = [`Back again: ${receipt.kind} ${receipt.holder}`, `Rows: ${countsOf(receipt.rows)}`]
      return { lines, ids: receiptIds(receipt) }
    },
  },
}

function lineOfErasure(erasure: About, config: Config, className: string | null): string {
  const { kind, id, holder } = erasure
  const names = className === null ? [] : [className]
  return [`erased ${kind}`, numberOf(erasure, config), ...names, `receipt ${id}`, `${kind} ${holder}`].join('  ')
}

/** Returns the number of a receipt, with which its teacher calls. */
const numberOf = (receipt: Pick<About, 'id' | 'erasedAt'>, { timeZone }: Config) =>
  receiptNumber(receipt, createDayOf(timeZone))

const nothingToBringBack = (text: string) => new Error(`There is nothing to bring back for the receipt ${text}.`)

/** Returns the id of the one receipt with an id or a number. Throws if there is none or more than one. */
async function receiptIdOf(store: Store, text: string, config: Config): Promise<string> {
  const named = (await store.erasures.list()).filter(
    (receipt) => receipt.id === text || numberOf(receipt, config) === text.toUpperCase(),
  )
  const [first, ...others] = named
  if (!first) throw nothingToBringBack(text)
  if (others.length === 0) return first.id
  throw new Error(
    `Several receipts have the number ${text}. Use one of their ids: ${named.map(({ id }) => id).join(', ')}.`,
  )
}

type Subject =
  | { readonly kind: 'account'; readonly account: ListedAccount }
  | { readonly kind: 'class'; readonly classroom: ClassRow }

/** Returns the class with a code or an id, or the account with an id or e-mail. The security log has ids of classes. */
async function subjectOf(store: Store, text: string): Promise<Subject> {
  const classroom = (await store.classes.selectByCode(text.toUpperCase())) ?? (await store.classes.select(text))
  if (classroom) return { kind: 'class', classroom }
  return { kind: 'account', account: await openedAccountOf(store, text) }
}

/** Returns a person's name as it is stored. Throws if nobody may have it. */
function nameIn(text: string): string {
  const { data, error } = personName.safeParse(text)
  if (data === undefined) throw new Error(`The name "${text}" ${error?.issues[0]?.message}.`)
  return data
}

function labelOf(subject: Subject): string {
  if (subject.kind === 'account') return nameOf(subject.account)
  return `the class ${subject.classroom.name} (${subject.classroom.code})`
}

const subjectIds = (subject: Subject): Ids =>
  subject.kind === 'class' ? { class: subject.classroom.id } : { student: subject.account.id }
const receiptIds = ({ kind, holder }: Receipt): Ids => (kind === 'class' ? { class: holder } : { student: holder })

/**
 * Writes an event of the operator to the security log of the app. Returns a line for the operator if that fails,
 * because the command has done its work by then.
 */
async function log(config: Config, event: SecurityEntry['event'], ids: Ids): Promise<readonly string[]> {
  const errors: unknown[] = []
  try {
    const securityLog = await createSecurityLog(config, Date.now, (error) => errors.push(error))
    securityLog.record({ event, account: null, address: 'operator', ...ids })
    await securityLog.close()
  } catch (error) {
    errors.push(error)
  }
  return errors.map((error) => `The security log cannot be written: ${reasonOf(error)}`)
}

function countsOf(rows: Readonly<Record<string, number>>): string {
  return Object.entries(rows)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')
}

/** Returns the one account with an id or e-mail. Throws if there is none or more than one. */
async function accountOf(store: Store, text: string): Promise<ListedAccount> {
  const [first, ...others] = await store.accounts.find(text)
  if (!first) throw new Error(`There is no account ${text}.`)
  if (others.length > 0) throw new Error(`Several accounts have the e-mail ${text}. Use the id of one of them.`)
  return first
}

/** Returns the account that an account opens. A merged account has given its rounds to another one. */
async function openedAccountOf(store: Store, text: string): Promise<ListedAccount> {
  const account = await accountOf(store, text)
  return account.mergedInto ? accountOf(store, account.mergedInto) : account
}

function nameOf({ firstName, lastName, email, id }: ListedAccount): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name ? `${name} (${email ?? id})` : (email ?? id)
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function lineOf(account: ListedAccount): string {
  const role = account.isRegistrationComplete ? account.role : 'not registered'
  return [
    account.id,
    role,
    nameOf(account),
    `signed in ${dateOf(account.signedInAt)} with ${account.provider}`,
    ...(account.isDisabled ? ['closed'] : []),
  ].join('  ')
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { takes, about }]) => {
    const args = takes.map((arg) => (arg.endsWith('?') ? `[${arg.slice(0, -1)}]` : `<${arg}>`))
    return `  ${[name, ...args].join(' ')}: ${about}`
  })
  return ['Usage: npm run accounts -- <command>', ...lines].join('\n')
}

/**
 * Runs a command with its arguments, and returns the lines to print. Throws an error whose message is for the operator.
 * @param env the environment variables of the app
 */
export async function runAccountCommand(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const needed = command?.takes.filter((arg) => !arg.endsWith('?')).length ?? 0
  if (!command || args.length < needed || args.length > command.takes.length) throw new Error(usage())
  const config = readConfig(env)
  const store = await openStore({ ...config, role: 'owner', mustExist: true, clock: Date.now })
  try {
    const { lines, ids = {} } = await command.run(store, args, config)
    return [...lines, ...(await log(config, command.event, ids))]
  } finally {
    await store.close()
  }
}
