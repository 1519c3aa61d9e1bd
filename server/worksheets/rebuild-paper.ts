import { isDeepStrictEqual } from 'node:util'
import { paperSummary } from '#maths/insight'
import type { Rebuilt } from '../rounds/rebuild.ts'
import type { MarkedPart } from '../store/tasks/paper-answers.ts'
import { dealtSheet, isSameKey } from './dealt-sheet.ts'
import type { PaperSources } from './written-answers.ts'

/** The rows that are read with one statement. */
const atOnce = 200

/**
 * Rebuilds the columns of answers on paper that follow from their marks. The app may run meanwhile: marks that a
 * teacher enters at the same moment have their columns already, and are not overwritten.
 */
export async function rebuildPaper(sources: PaperSources): Promise<Rebuilt> {
  const { store } = sources
  let [rounds, changed] = [0, 0]
  let last: MarkedPart | null = null
  for (;;) {
    const page: MarkedPart[] = await store.paperAnswers.page(last, atOnce)
    for (const marked of page) {
      const worksheet = await store.worksheets.select(marked.teacherId, marked.worksheetId)
      const sheet = worksheet && (await dealtSheet(worksheet, marked.dealtAs ?? marked.studentId, sources))
      const part = sheet?.find(({ key }) => isSameKey(key, marked.key))
      if (!part) continue
      rounds += 1
      const { answers, rightAnswers, entries } = marked
      const summary = paperSummary(part.questions, marked.marks, part.insight)
      if (isDeepStrictEqual(summary, { answers, rightAnswers, entries })) continue
      await store.paperAnswers.write(marked, summary)
      changed += 1
    }
    last = page.at(-1) ?? null
    if (page.length < atOnce) return { rounds, changed }
  }
}
