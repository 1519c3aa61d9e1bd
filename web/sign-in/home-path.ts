import type { Account } from '#contract'
import { paths } from '../routes/paths.ts'

/** Returns the path of the dashboard, of the form if the registration is incomplete, or `/` without a role. */
export function homePath({ role, isRegistrationComplete }: Pick<Account, 'role' | 'isRegistrationComplete'>): string {
  if (role === null) return paths.home()
  return isRegistrationComplete ? paths.dashboard(role) : paths.registration(role)
}
