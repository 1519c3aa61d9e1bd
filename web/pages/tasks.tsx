import type { TaskPath } from '../routes/paths.ts'
import { TaskGridPage } from '../tasks/grid-page.tsx'
import { EditTaskPage, SetTaskPage } from '../tasks/maker-page.tsx'
import { TasksPage } from '../tasks/tasks-page.tsx'

const pages = {
  '/tasks': TasksPage,
  '/tasks/grid': TaskGridPage,
  '/tasks/set': SetTaskPage,
  '/tasks/edit': EditTaskPage,
} as const satisfies Readonly<Record<TaskPath, unknown>>

/** The pages of a class's tasks, which load together. */
export function Tasks({ path }: { path: TaskPath }) {
  const Page = pages[path]
  return <Page />
}
