import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { SignInProvider } from '#contract'
import {
  domains,
  localProviders,
  networks,
  port,
  readableFolder,
  retentionDays,
  tenantId,
  timeZone,
  wholeNumber,
} from './setting-fields.ts'

/** The places of the data and of their backups. */
export interface Storage {
  readonly dataDir: string
  /** The address of a PostgreSQL database. Without it, the data are in SQLite in `dataDir`. */
  readonly databaseUrl?: string
  /** The address with the role that owns the tables, if the app runs with another role. */
  readonly migrationUrl?: string
  readonly backupDir: string
}

export interface Config extends Storage {
  readonly port: number
  readonly host: string
  /** The origin that people type: scheme, host and port, without a slash at the end. */
  readonly publicUrl: string
  /** Whether browsers use https for all sub-domains of the host too. */
  readonly hstsSubdomains: boolean
  /** Whether a SQLite database is backed up before each migration. */
  readonly backsUpBeforeMigration: boolean
  /** The port of the metrics on loopback. Without it, no metrics are served. */
  readonly metricsPort?: number
  readonly signIn: SignIn
  readonly admission: AdmissionRules
  /** Whether a student who joins a class waits until the teacher lets them in. */
  readonly joinApproval: boolean
  /** The folder with the operator's legal texts. */
  readonly legalDir?: string
  /** The address for reports of weaknesses, for security.txt. */
  readonly securityContact?: string
  readonly securityLog: SecurityLogSetting
  /** The key by which the security log names accounts. */
  readonly securityKey: string
  /** The proxies whose X-Forwarded-For counts: addresses, networks in CIDR notation, or `loopback`. */
  readonly trustedProxies: readonly string[]
  readonly classCards: ClassCardSetting
  /** Days without a sign-in after which an account is deleted, or null for never. */
  readonly retentionDays: number | null
  /** Days for which backups are kept, or null if the operator has not set it. */
  readonly backupDays: number | null
  /** The IANA name of the time zone in which a day of play begins and ends. */
  readonly timeZone: string
  readonly logLevel: LogLevel
  /** The number of processes that share the port. */
  readonly workers: number
}

/** The clients at sign-in providers, in the order of their buttons, or the providers that the local ones stand for. */
export type SignIn =
  | { readonly clients: readonly [ProviderClient, ...ProviderClient[]] }
  | { readonly local: readonly SignInProvider[] }

/** The app as a client of a sign-in provider. */
export interface ProviderClient {
  readonly provider: SignInProvider
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The tenant whose accounts the issuer signs in, if it names one in its tokens. */
  readonly tenant?: string
}

/** Returns the providers in the order of their buttons. */
export const providersOf = (signIn: SignIn): readonly SignInProvider[] =>
  'local' in signIn ? signIn.local : signIn.clients.map(({ provider }) => provider)

/**
 * The domains of the verified e-mail addresses that may sign in and that may register as a teacher. Null means any
 * address. An invitation by the operator also admits the address (`server/auth/admission.ts`).
 */
export interface AdmissionRules {
  readonly signIn: readonly string[] | null
  readonly teachers: readonly string[] | null
}

export type SecurityLogSetting =
  | { readonly to: 'off' | 'stdout' }
  /** The number of days that a file is kept. */
  | { readonly to: 'files'; readonly folder: string; readonly days: number }

/** The key of the class cards, or the file that has it. Without both, nobody signs in with a card. */
export type ClassCardSetting =
  | { readonly key: string }
  | { readonly file: string }
  | { readonly off: 'by setting' | 'without a key' }

/** The fewest characters of the key of the class cards. */
export const shortestCardKey = 32

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** An error whose message has one line for each wrong setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const googleIssuer = 'https://accounts.google.com'

/** Returns whether a host name of a URL reaches only this machine. */
export function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}

const isUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const isOrigin = (text: string) => isUrl(text) && new URL(text).href === `${new URL(text).origin}/`
const isSafe = (text: string) => isUrl(text) && (text.startsWith('https:') || isLoopback(new URL(text).hostname))
const unsafe = 'must be an https address (http on this machine only)'

/**
 * The modes that demand TLS with the server's certificate, and the one by which the operator decides for none. With
 * `prefer` and `allow`, PostgreSQL's programs continue without TLS. With `no-verify`, any machine can pose as the
 * server.
 */
const decidedModes: readonly string[] = ['verify-full', 'verify-ca', 'require', 'disable']

/**
 * Returns whether nobody on the way can read what the app and PostgreSQL say, or the operator has decided otherwise.
 */
function isPrivateConnection(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { hostname, searchParams } = new URL(address)
  // The driver prefers the host among the parameters, and the last one of several.
  const host = searchParams.getAll('host').at(-1) || hostname
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true
  const mode = searchParams.getAll('sslmode').at(-1) ?? ''
  // In this mode of the driver, `require` does not check the certificate.
  if (mode === 'require' && searchParams.has('uselibpqcompat')) return false
  return decidedModes.includes(mode)
}

const mostWorkers = 64

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres:// or postgresql://', abort: true })
  .refine((text) => URL.canParse(text), 'must be an address like postgres://user:password@host/database')
  .refine(
    isPrivateConnection,
    'another machine needs TLS: add ?sslmode=verify-full, or ?sslmode=disable in a private network',
  )

const storage = z.object({
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  BACKUP_DIR: z.string().optional(),
})

const settings = storage.extend({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address like https://maths.example.nz, without a path')
    .optional(),
  HSTS_SUBDOMAINS: z.literal('yes', 'must be yes or not set').optional(),
  BACKUP_BEFORE_MIGRATION: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS_PORT: port.optional(),
  LEGAL_DIR: readableFolder.optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z.string().refine(isSafe, unsafe).default(googleIssuer),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: tenantId.optional(),
  MICROSOFT_AUTHORITY: z
    .string()
    .refine(isOrigin, 'must be an address like https://login.microsoftonline.com, without a path')
    .refine(isSafe, unsafe)
    .default('https://login.microsoftonline.com'),
  LOCAL_PROVIDERS: localProviders.default(['google']),
  SIGN_IN_DOMAINS: domains.optional(),
  TEACHER_DOMAINS: domains.optional(),
  OPEN_TO_ALL: z.literal('yes', 'must be yes or not set').optional(),
  JOIN_APPROVAL: z.literal('yes', 'must be yes or not set').optional(),
  SECURITY_LOG: z.enum(['files', 'stdout', 'off'], 'must be files, stdout or off').optional(),
  SECURITY_LOG_DAYS: wholeNumber(1, 3660).default(365),
  SECURITY_LOG_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  CARD_KEY: z.string().min(shortestCardKey, `must have ${shortestCardKey} characters or more`).optional(),
  CLASS_CARDS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RETENTION_DAYS: retentionDays.default(730),
  BACKUP_DAYS: wholeNumber(1, 3660).optional(),
  TIME_ZONE: timeZone.default('Pacific/Auckland'),
  TRUSTED_PROXIES: networks.default(['loopback']),
  WORKERS: wholeNumber(1, mostWorkers).default(1),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

export const settingNames: readonly string[] = Object.keys(settings.shape)

/** The settings of the client at each provider. All of them are set, or none. */
const clientSettings = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  microsoft: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_TENANT'],
} as const satisfies Record<SignInProvider, readonly (keyof typeof settings.shape)[]>

const setClient = 'set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or those of Microsoft'

const environment = settings
  .transform((env) => ({ ...env, PUBLIC_URL: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin }))
  .superRefine((env, context) => {
    const wrong = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const hasClients = Object.values(clientSettings).some((names) => names.some((name) => env[name]))
    if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL) wrong('DATABASE_URL', 'is needed with MIGRATION_DATABASE_URL')
    if (env.WORKERS > 1 && !env.DATABASE_URL)
      wrong('WORKERS', 'more than 1 needs PostgreSQL, because SQLite has one writer: set DATABASE_URL')
    // The local provider keeps its sign-ins in the memory of one process.
    else if (env.WORKERS > 1 && !hasClients) wrong('WORKERS', `more than 1 needs an OpenID provider: ${setClient}`)
    for (const names of Object.values(clientSettings)) {
      const given = names.find((name) => env[name])
      if (given) for (const name of names) if (!env[name]) wrong(name, `is needed with ${given}`)
    }
    if (hasClients) {
      // Over http, other machines on the network could read the cookie of a session.
      if (!isSafe(env.PUBLIC_URL)) wrong('PUBLIC_URL', unsafe)
      const isLimited = env.SIGN_IN_DOMAINS || env.TEACHER_DOMAINS
      if (env.PUBLIC_URL.startsWith('https:') && !isLimited && !env.OPEN_TO_ALL)
        wrong('SIGN_IN_DOMAINS', 'set it or TEACHER_DOMAINS, or OPEN_TO_ALL=yes to let in every account of the issuer')
      if (env.SIGN_IN_DOMAINS && env.OPEN_TO_ALL)
        wrong('OPEN_TO_ALL', 'contradicts SIGN_IN_DOMAINS: remove one of them')
      return
    }
    // With local sign-in, anyone can use any account.
    const remedy = `must be this machine (localhost) while sign-in is local: ${setClient}`
    if (!isLoopback(new URL(env.PUBLIC_URL).hostname)) wrong('PUBLIC_URL', remedy)
    if (!isLoopback(env.HOST)) wrong('HOST', remedy)
  })

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. An empty variable counts as not set. Throws `ConfigError`, which never quotes a value. */
export function readConfig(env: Environment): Config {
  const data = parse(environment, env)
  return {
    ...storageOf(data),
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    hstsSubdomains: data.HSTS_SUBDOMAINS === 'yes',
    backsUpBeforeMigration: data.BACKUP_BEFORE_MIGRATION === 'on',
    ...(data.METRICS_PORT && { metricsPort: data.METRICS_PORT }),
    signIn: signInOf(data),
    admission: admissionRulesOf(data),
    joinApproval: data.JOIN_APPROVAL === 'yes',
    ...(data.LEGAL_DIR && { legalDir: data.LEGAL_DIR }),
    ...(data.SECURITY_CONTACT && { securityContact: data.SECURITY_CONTACT }),
    securityLog: securityLogOf(data),
    securityKey: securityKeyOf(data),
    trustedProxies: data.TRUSTED_PROXIES,
    classCards: classCardsOf(data),
    retentionDays: data.RETENTION_DAYS,
    backupDays: data.BACKUP_DAYS ?? null,
    timeZone: data.TIME_ZONE,
    logLevel: data.LOG_LEVEL,
    workers: data.WORKERS,
  }
}

/** Reads only the settings that backups need. Throws like `readConfig`. */
export function readStorage(env: Environment): Storage {
  return storageOf(parse(storage, env))
}

function parse<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const { success, data, error } = schema.safeParse(set)
  if (success) return data
  throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}

function storageOf({ DATA_DIR, DATABASE_URL, MIGRATION_DATABASE_URL, BACKUP_DIR }: z.output<typeof storage>): Storage {
  const backupDir = BACKUP_DIR ?? join(DATA_DIR, 'backups')
  return {
    dataDir: DATA_DIR,
    backupDir,
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(MIGRATION_DATABASE_URL && { migrationUrl: MIGRATION_DATABASE_URL }),
  }
}

function signInOf(env: z.output<typeof environment>): SignIn {
  const [first, ...others] = [googleClientOf(env), microsoftClientOf(env)].filter((client) => client !== null)
  return first ? { clients: [first, ...others] } : { local: env.LOCAL_PROVIDERS }
}

function googleClientOf(env: z.output<typeof environment>): ProviderClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer } = env
  return clientId && clientSecret ? { provider: 'google', issuer, clientId, clientSecret } : null
}

function microsoftClientOf(env: z.output<typeof environment>): ProviderClient | null {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret, MICROSOFT_TENANT: tenant } = env
  if (!clientId || !clientSecret || !tenant) return null
  const issuer = new URL(`/${tenant}/v2.0`, env.MICROSOFT_AUTHORITY).href
  return { provider: 'microsoft', issuer, clientId, clientSecret, tenant }
}

/** Without TEACHER_DOMAINS, nobody may register as a teacher by a domain where sign-in is limited to domains. */
function admissionRulesOf({
  SIGN_IN_DOMAINS: signIn,
  TEACHER_DOMAINS: teachers,
}: z.output<typeof environment>): AdmissionRules {
  return { signIn: signIn ?? null, teachers: teachers ?? (signIn ? [] : null) }
}

/** Many machines with PostgreSQL collect their logs from the standard output. One machine keeps files. */
function securityLogOf(env: z.output<typeof environment>): SecurityLogSetting {
  const to = env.SECURITY_LOG ?? (env.DATABASE_URL ? 'stdout' : 'files')
  return to === 'files' ? { to, folder: join(env.DATA_DIR, 'security'), days: env.SECURITY_LOG_DAYS } : { to }
}

/** Several machines need the same key, so PostgreSQL has no key file. */
function classCardsOf(env: z.output<typeof environment>): ClassCardSetting {
  if (env.CLASS_CARDS === 'off') return { off: 'by setting' }
  if (env.CARD_KEY) return { key: env.CARD_KEY }
  return env.DATABASE_URL ? { off: 'without a key' } : { file: join(env.DATA_DIR, 'card-key') }
}

/** Without a key of its own, all processes derive the same one, so that an account has the same name in each log. */
function securityKeyOf(env: z.output<typeof environment>): string {
  // A server with Google keeps its names when Microsoft is added.
  const secret = env.GOOGLE_CLIENT_SECRET ?? env.MICROSOFT_CLIENT_SECRET ?? 'local sign-in'
  return env.SECURITY_LOG_KEY ?? createHmac('sha256', secret).update('security log').digest('base64url')
}
