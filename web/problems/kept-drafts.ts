/**
 * Sets that are typed and not saved yet. The browser keeps them, so that a closed tab or a lost network loses nothing.
 */
import { readSlot, removeSlot, writeSlot } from '../device/device-slot.ts'
import type { SetDraft } from './editor/set-draft.ts'

/** The draft of a set. `version` is the one that its teacher saw, or null for a set that was never saved. */
export interface KeptDraft {
  readonly set: string
  readonly version: number | null
  readonly draft: SetDraft
}

/** The version of `KeptDraft`. A draft that another version has stored is dropped, because the form cannot show it. */
const format = 1

/** The name of the draft of a set that was never saved. An account has at most one. */
export const unsaved = 'new'

const slotOf = (account: string, name: string) => `set-draft ${account} ${name}`

/** @param name the id of the set, or `unsaved` */
export function readDraft(account: string, name: string): KeptDraft | null {
  const text = readSlot(slotOf(account, name))
  try {
    const stored = JSON.parse(text ?? 'null') as { readonly format?: unknown; readonly kept: KeptDraft } | null
    return stored?.format === format ? stored.kept : null
  } catch {
    return null
  }
}

export function keepDraft(account: string, name: string, draft: KeptDraft): void {
  writeSlot(slotOf(account, name), JSON.stringify({ format, kept: draft }))
}

export function dropDraft(account: string, name: string): void {
  removeSlot(slotOf(account, name))
}
