/** The kinds of settings, each with a message that names what is allowed (`server/config.ts`). */
import { readdirSync } from 'node:fs'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { signInProviders } from '#contract'

export function wholeNumber(from: number, to: number) {
  const range = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .trim()
    .regex(/^\d+$/, { error: range, abort: true })
    .transform(Number)
    .refine((number) => number >= from && number <= to, range)
}

export const port = wholeNumber(1, 65535)

/** The least number of days is 60, because teachers see a notice 30 days before a deletion. */
const notDays = 'must be off or a whole number of days from 60 to 99999'

export const retentionDays = z
  .string()
  .regex(/^(off|\d{1,5})$/, notDays)
  .transform((text) => (text === 'off' ? null : Number(text)))
  .refine((days) => days === null || days >= 60, notDays)

/**
 * Returns whether a text names a time zone. JavaScript also takes offsets such as +12:00, which have no summer time.
 */
function isTimeZone(text: string): boolean {
  try {
    return /^[a-z]/i.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }) !== null
  } catch {
    return false
  }
}

export const timeZone = z.string().refine(isTimeZone, 'must be a name of a time zone like Pacific/Auckland')

const partsOf = (text: string) => text.split(',').map((part) => part.trim())
const isDomain = (text: string) => z.hostname().safeParse(text).success

export const domains = z
  .string()
  .transform((text) => partsOf(text.toLowerCase()))
  .refine((parts) => parts.every(isDomain), 'must be domains like kauri.school.nz, separated by commas')

/** The tenant of all private Microsoft accounts. Anyone can make one. */
const privateAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Words such as `common` let in the accounts of every organisation, so only the id of one tenant is allowed. */
export const tenantId = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine(
    (text) => z.guid().safeParse(text).success && text !== privateAccounts,
    'must be the id of one tenant, such as 8f4c1d2e-…, and not common, organizations or consumers',
  )

export const localProviders = z
  .string()
  .transform(partsOf)
  .pipe(z.array(z.enum(signInProviders)))
  .transform((chosen) => signInProviders.filter((provider) => chosen.includes(provider)))
  .catch([])
  .refine((chosen) => chosen.length > 0, `must be ${signInProviders.join(' or ')}, or both, separated by commas`)

/** Returns whether a text is a network like 10.0.0.0/8. */
function isCidr(text: string): boolean {
  try {
    return ipaddr.parseCIDR(text).length === 2
  } catch {
    return false
  }
}

const isNetwork = (text: string) => text === 'loopback' || ipaddr.isValid(text) || isCidr(text)

export const networks = z
  .string()
  .transform(partsOf)
  .refine((parts) => parts.every(isNetwork), 'must be addresses or networks like 10.0.0.0/8, separated by commas')

function isReadableFolder(path: string): boolean {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}

export const readableFolder = z.string().refine(isReadableFolder, 'must be a folder that the app can read')
