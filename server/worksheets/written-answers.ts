/** Reads the answers that students wrote on paper. The questions are dealt again from the seeds of their worksheets. */
import { type Answer, isRightOnPaper, type Question } from '#maths'
import type { LevelInsight } from '#maths/insight'
import { paperRoundId } from '../store/insight/paper-rounds.ts'
import type { Store } from '../store/open.ts'
import type { MarkedPart } from '../store/tasks/paper-answers.ts'
import { type DealtPart, dealtSheet, isSameKey, type SheetSources } from './dealt-sheet.ts'

export interface WrittenAnswer {
  readonly question: Question
  readonly isRight: boolean
  /** Null if the teacher only entered whether it is right. */
  readonly answer: Answer | null
  readonly insight: LevelInsight | null
}

/** The reads and playables with which answers on paper are read. */
export interface PaperSources extends SheetSources {
  readonly store: Pick<Store, 'worksheets' | 'paperAnswers' | 'setVersions'>
}

/**
 * Returns the answers of marked parts in the order of their questions, by the id that `paperRoundId` returns.
 * Questions that were left out have none. A worksheet whose maker was deleted cannot be dealt again, and its parts are
 * left out.
 */
export async function writtenAnswers(
  sources: PaperSources,
  parts: readonly MarkedPart[],
): Promise<ReadonlyMap<string, readonly WrittenAnswer[]>> {
  const sheets = new Map<string, Promise<DealtPart[]>>()
  const sheetOf = async ({ teacherId, worksheetId, studentId, dealtAs }: MarkedPart) => {
    const worksheet = await sources.store.worksheets.select(teacherId, worksheetId)
    return (worksheet && (await dealtSheet(worksheet, dealtAs ?? studentId, sources))) ?? []
  }
  const written = new Map<string, WrittenAnswer[]>()
  for (const marked of parts) {
    const name = `${marked.studentId} ${marked.teacherId} ${marked.worksheetId}`
    const sheet = sheets.get(name) ?? sheetOf(marked)
    sheets.set(name, sheet)
    const part = (await sheet).find(({ key }) => isSameKey(key, marked.key))
    if (part) written.set(paperRoundId(marked), answersIn(part, marked))
  }
  return written
}

function answersIn({ questions, insight }: DealtPart, { marks }: MarkedPart): WrittenAnswer[] {
  return questions.flatMap((question, i) => {
    const mark = marks[i]
    const isRight = mark ? isRightOnPaper(question, mark) : null
    if (!mark || isRight === null) return []
    return [{ question, isRight, answer: mark.kind === 'wrote' ? mark.answer : null, insight }]
  })
}
