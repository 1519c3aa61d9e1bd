/**
 * Marks that are typed and not saved yet. The browser keeps them, so that a closed tab or a lost network loses nothing.
 */
import { readSlot, removeSlot, writeSlot } from '../../device/device-slot.ts'
import type { Entry } from './entries.ts'

/** What a teacher has typed for a student. */
export interface Typed {
  readonly day: string
  readonly entries: readonly Entry[]
}

export type TypedByStudent = Readonly<Record<string, Typed>>

/** The version of `Typed`. Marks that another version has stored are dropped, because the page cannot show them. */
const format = 1

const slotOf = (account: string, sheet: string) => `marks-draft ${account} ${sheet}`

export function readTyped(account: string, sheet: string): TypedByStudent {
  try {
    const stored = JSON.parse(readSlot(slotOf(account, sheet)) ?? 'null') as {
      readonly format?: unknown
      readonly typed: TypedByStudent
    } | null
    return stored?.format === format ? stored.typed : {}
  } catch {
    return {}
  }
}

export function keepTyped(account: string, sheet: string, typed: TypedByStudent): void {
  if (Object.keys(typed).length === 0) removeSlot(slotOf(account, sheet))
  else writeSlot(slotOf(account, sheet), JSON.stringify({ format, typed }))
}
