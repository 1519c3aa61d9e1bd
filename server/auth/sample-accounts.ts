import type { Role } from '#maths'

/** The provider of the accounts of local sign-in, where it stands for Google. */
export const localAccounts = 'local'

/** An account that the local provider offers, for trying the app, for tests and for the demo school. */
export interface SampleAccount {
  readonly email: string
  readonly name: string
  readonly role: Role
}

export const sampleAccounts: readonly SampleAccount[] = [
  { email: 'hana.parata@kauri.school.nz', name: 'Hana Parata', role: 'teacher' },
  { email: 'sam.leota@kauri.school.nz', name: 'Sam Leota', role: 'teacher' },
  { email: 'mia@kauri.school.nz', name: 'Mia Chen', role: 'student' },
  { email: 'tane@kauri.school.nz', name: 'Tāne Walker', role: 'student' },
  { email: 'aroha@kauri.school.nz', name: 'Aroha Thompson', role: 'student' },
  { email: 'ben@kauri.school.nz', name: 'Ben Wiremu', role: 'student' },
]

/** Returns the name of the sample account with an e-mail. Other e-mails have no name. */
export function sampleName(email: string): string | undefined {
  return sampleAccounts.find((account) => account.email === email)?.name
}
