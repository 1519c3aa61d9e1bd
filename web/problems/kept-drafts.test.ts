import { beforeEach, expect, it, vi } from 'vitest'
import { emptyProblem, emptySet } from './editor/set-draft.ts'
import { type KeptDraft, keepDraft, readDraft, unsaved } from './kept-drafts.ts'

const kept: KeptDraft = { set: 's1', version: null, draft: { ...emptySet('p1'), title: 'Room 7' } }

const withProblem = (problem: object): KeptDraft =>
  ({ ...kept, draft: { ...kept.draft, problems: [{ ...emptyProblem('p1'), ...problem }] } }) as KeptDraft

beforeEach(() => {
  const slots = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => slots.get(name) ?? null,
    setItem: (name: string, value: string) => slots.set(name, value),
  })
})

it('a draft comes back as it was typed', () => {
  keepDraft('a1', unsaved, kept)
  expect(readDraft('a1', unsaved)).toEqual(kept)
  expect(readDraft('a2', unsaved)).toBeNull()
})

it('a draft from before a kind of answer gets an empty answer of this kind', () => {
  const { order, ...older } = emptyProblem('p1').answers
  keepDraft('a1', unsaved, withProblem({ answers: older }))
  expect(readDraft('a1', unsaved)?.draft.problems[0]?.answers).toEqual({ ...older, order })
})

it('a draft with a kind of answer that only a newer page has is dropped, because the form cannot show it', () => {
  keepDraft('a1', unsaved, withProblem({ kind: 'drawing' }))
  expect(readDraft('a1', unsaved)).toBeNull()
})
