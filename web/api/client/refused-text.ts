import { m } from '../../language/messages.ts'
import { ApiError } from './call.ts'

/** A save as TanStack's mutations report it. */
interface Save {
  readonly error: Error | null
  readonly variables: unknown
}

interface TypedText {
  /** The field in the request. */
  readonly field: string
  readonly value: string
  /** The number of characters that the server accepts. */
  readonly longest: number
  /** The error of a text with characters that cannot be shown. */
  readonly unreadable: string
}

/** Returns whether the server has refused texts, each of which has its own error (`refusalOf`). */
export const isTextRefused = (error: Error | null) =>
  error instanceof ApiError && error.fields.some((path) => path !== '')

/** Returns the error of a text that the server has refused, and undefined once another text is typed. */
export function refusalOf(
  { error, variables }: Save,
  { field, value, longest, unreadable }: TypedText,
): string | undefined {
  const isRefused = error instanceof ApiError && error.fields.includes(field)
  if (!isRefused || (variables as Record<string, unknown>)[field] !== value) return undefined
  return value.length > longest ? m.parts_text_too_long({ longest }) : unreadable
}
