import type { Account } from '#contract'
import { paths } from '../routes/paths.ts'

/** Where an account belongs: its dashboard, its form while the registration is incomplete, the door without a record. */
export function homeOf({ role, isRegistrationComplete }: Pick<Account, 'role' | 'isRegistrationComplete'>): string {
  if (role === null) return paths.home()
  return isRegistrationComplete ? paths.dashboard(role) : paths.registration(role)
}
