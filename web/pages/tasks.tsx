import { Redirect, useParams } from 'wouter'
import { paths, type TaskPath } from '../routes/paths.ts'
import { screen } from '../routes/screens.tsx'
import { TaskGridPage } from '../tasks/grid-page.tsx'
import { EditTaskPage, SetTaskPage } from '../tasks/maker-page.tsx'
import { TasksPage } from '../tasks/tasks-page.tsx'

const problems = () => import('../problems/problem-pages.ts')
const ProblemsPage = screen(problems, 'ProblemsPage')
const NewSetPage = screen(problems, 'NewSetPage')
const EditSetPage = screen(problems, 'EditSetPage')
const CopySetPage = screen(problems, 'CopySetPage')

const worksheets = () => import('../worksheets/worksheet-pages.ts')
const WorksheetSetupPage = screen(worksheets, 'WorksheetSetupPage')
const SheetPage = screen(worksheets, 'SheetPage')
const MarksPage = screen(worksheets, 'MarksPage')

/** The pages of a class by the end of their path: those of tasks and those of worksheets. */
const ofClass = {
  ...{ '': TasksPage, grid: TaskGridPage, set: SetTaskPage, edit: EditTaskPage },
  ...{ worksheets: WorksheetSetupPage, sheet: SheetPage, marks: MarksPage },
}

/** Own problems and worksheets have their own files, because setting a task needs neither. */
const pages = {
  '/tasks/:page?': ofClass,
  '/teacher/problems/:page?': { '': ProblemsPage, new: NewSetPage, edit: EditSetPage, copy: CopySetPage },
} as const satisfies Readonly<Record<TaskPath, unknown>>

/** The pages of a class's tasks, and of a teacher's own problems. An unknown one redirects like any unknown path. */
export function Tasks({ path }: { path: TaskPath }) {
  const { page = '' } = useParams<{ page?: string }>()
  const Page = Object.entries(pages[path]).find(([name]) => name === page)?.[1]
  return Page ? <Page key={page} /> : <Redirect to={paths.home()} replace />
}
