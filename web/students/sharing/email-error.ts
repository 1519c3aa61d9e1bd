import type { ClassTeacher } from '#contract'
import { m } from '../../language/messages.ts'

/** Returns why a teacher with this e-mail address cannot be invited, or undefined. The server checks the rest. */
export function emailError(email: string, teachers: readonly ClassTeacher[]): string | undefined {
  const typed = email.trim().toLowerCase()
  if (!/^\S+@\S+$/.test(typed)) return m.sharing_no_email()
  const known = teachers.find((one) => one.email === typed)
  return known?.role === 'owner' ? m.sharing_yours() : undefined
}
