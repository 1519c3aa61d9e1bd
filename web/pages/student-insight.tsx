import type { PageOfStudent } from '../routes/paths.ts'
import { StudentAnswers } from '../students/answers/answers-page.tsx'
import { StudentBoxesPage } from '../students/boxes/boxes-page.tsx'
import { StudentFactsPage } from '../students/facts/student-facts-page.tsx'

const pages = { levels: StudentBoxesPage, facts: StudentFactsPage, answers: StudentAnswers } as const

/** /studentprogress/levels, /facts and /answers, which load together. */
export function StudentInsight({ page }: { page: PageOfStudent }) {
  const Shown = pages[page]
  return <Shown />
}
