/**
 * Sets that are typed and not saved yet. The browser keeps them, so that a closed tab or a lost network loses nothing.
 */
import { readSlot, removeSlot, writeSlot } from '../device/device-slot.ts'
import { type DraftProblem, emptyProblem, type SetDraft } from './editor/set-draft.ts'

/** The draft of a set. `version` is the one that its teacher saw, or null for a set that was never saved. */
export interface KeptDraft {
  readonly set: string
  readonly version: number | null
  readonly draft: SetDraft
}

/** The version of `KeptDraft`. A draft of another version is dropped, because the form cannot show it. */
const format = 1

/** The answers of a new problem, with an empty one for each kind of answer. */
const { answers: emptyAnswers } = emptyProblem('')

/** The name of the draft of a set that was never saved. An account has at most one. */
export const unsaved = 'new'

const slotOf = (account: string, name: string) => `set-draft ${account} ${name}`

/** @param name the id of the set, or `unsaved` */
export function readDraft(account: string, name: string): KeptDraft | null {
  const text = readSlot(slotOf(account, name))
  try {
    const stored = JSON.parse(text ?? 'null') as { readonly format?: unknown; readonly kept: KeptDraft } | null
    return stored?.format === format && stored.kept.draft.problems.every(isKnown) ? completed(stored.kept) : null
  } catch {
    return null
  }
}

/** Returns whether the form has the kind of answer of a problem, which another release of the app may have stored. */
const isKnown = ({ kind }: DraftProblem) => kind in emptyAnswers

/** Returns a draft with empty answers of the kinds that are newer than it. */
const completed = (kept: KeptDraft): KeptDraft => ({
  ...kept,
  draft: {
    ...kept.draft,
    problems: kept.draft.problems.map((one) => ({ ...one, answers: { ...emptyAnswers, ...one.answers } })),
  },
})

export function keepDraft(account: string, name: string, draft: KeptDraft): void {
  writeSlot(slotOf(account, name), JSON.stringify({ format, kept: draft }))
}

export function dropDraft(account: string, name: string): void {
  removeSlot(slotOf(account, name))
}
