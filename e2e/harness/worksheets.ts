/** Worksheets that exist before a journey begins, and the reading of their pages. */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Args, Worksheet } from '#contract'
import { type Answer, currentRules, digitSpace, type Level, type Question } from '#maths'
import type { Teacher } from './people.ts'

type Settings = Omit<Args<'POST /api/classes/{class}/worksheets'>, 'class'>

/** Makes a worksheet of these levels, or with the content of `changes`. */
export function newWorksheet(
  teacher: Teacher,
  classId: string,
  levels: readonly Pick<Level, 'operation' | 'id'>[],
  changes: Partial<Settings> = {},
): Promise<Worksheet> {
  return teacher.browser.call('POST /api/classes/{class}/worksheets', {
    ...{ class: classId, id: randomUUID(), title: 'Adding with carrying', count: 20, isForEach: false },
    rules: currentRules.version,
    content: { kind: 'levels', levels: levels.map(({ operation, id }) => ({ operation, levelId: id })) },
    layout: { columns: 2, isLarge: false, hasSquares: false, hasName: true, hasKey: true, paper: 'A4' },
    ...changes,
  })
}

/** Makes a worksheet and returns the page of its marks. Its title is a word that no language translates. */
export async function marksPageOf(teacher: Teacher, classId: string, code: string): Promise<string> {
  const levels = [{ operation: 'addition', id: '2.5' }] as const
  const { code: sheet } = await newWorksheet(teacher, classId, levels, { title: 'Room', count: 10 })
  return `tasks/marks?code=${code}&sheet=${sheet}`
}

/** The pages of sheets and of keys that are on a page of the app. */
export const sheetsOn = (page: Page) => page.locator('article[data-part="sheet"]')
export const keysOn = (page: Page) => page.locator('article[data-part="key"]')

/** Returns the answer that a key shows at a question, as a teacher reads it. */
export async function answerOnKey(cell: Locator, { ask, expects, drawn }: Question): Promise<Answer> {
  const texts = (part: string) => cell.locator(`[data-part="${part}"]`).allTextContents()
  const clean = (text: string | undefined) => (text ?? '').replaceAll('\u200b', '').replaceAll(digitSpace, '').trim()
  if (ask.kind === 'told' && expects.kind === 'order') {
    const [places, items] = [await texts('place'), await texts('item')]
    const placeOf = (item: string) => Number(places[items.indexOf(item)])
    return { kind: 'order', order: items.toSorted((a, b) => placeOf(a) - placeOf(b)) }
  }
  if (expects.kind === 'choice') {
    const [choice] = await texts(drawn.kind === 'run' ? 'gap' : 'ring')
    return { kind: 'choice', choice: clean(choice) }
  }
  if (expects.kind === 'order') return { kind: 'order', order: (await texts('box')).map(clean) }
  const [first, second] = (await texts(drawn.kind === 'run' || drawn.kind === 'bond' ? 'gap' : 'line')).map(clean)
  switch (expects.kind) {
    case 'number':
      return { kind: 'number', number: first ?? '' }
    case 'quotientAndRemainder':
      return { kind: 'quotientAndRemainder', quotient: first ?? '', remainder: second ?? '' }
    case 'numberAndWord':
      return { kind: 'numberAndWord', number: first ?? '', word: second ?? '' }
  }
}
