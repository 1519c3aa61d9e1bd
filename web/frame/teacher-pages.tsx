import type { ReactNode } from 'react'
import { UndoRoom } from '../students/undo-room.tsx'

/** What a teacher's pages have in common: what was removed on one can be undone on the next. */
export function TeacherPages({ children }: { children: ReactNode }) {
  return <UndoRoom>{children}</UndoRoom>
}
