import { SlipGroupPage } from '../insight/slip-group-page.tsx'
import { ThisWeekPage } from '../insight/this-week-page.tsx'
import type { InsightPath } from '../routes/paths.ts'
import { StudentAnswers } from '../students/answers/answers-page.tsx'
import { StudentBoxesPage } from '../students/boxes/boxes-page.tsx'
import { ClassBoxesPage } from '../students/boxes/class-boxes-page.tsx'
import { ClassFactsPage } from '../students/facts/class-facts-page.tsx'
import { StudentFactsPage } from '../students/facts/student-facts-page.tsx'

const pages = {
  '/insight': ThisWeekPage,
  '/insight/group': SlipGroupPage,
  '/insight/levels': ClassBoxesPage,
  '/insight/facts': ClassFactsPage,
  '/studentprogress/levels': StudentBoxesPage,
  '/studentprogress/facts': StudentFactsPage,
  '/studentprogress/answers': StudentAnswers,
} as const satisfies Readonly<Record<InsightPath, unknown>>

/** The pages of Insight about a class and about a student, which load together. */
export function Insight({ path }: { path: InsightPath }) {
  const Page = pages[path]
  return <Page />
}
