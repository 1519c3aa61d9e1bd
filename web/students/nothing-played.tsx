import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { useMay } from '../api/classes/class-rights.ts'
import { m } from '../language/messages.ts'
import { setPath } from '../tasks/task-paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { useClassCode } from './use-class-code.ts'

/** Says that there is nothing to show of a student or a class yet. The next step is a task, for that student. */
export function NothingPlayed({ title, children }: { title: string; children: ReactNode }) {
  const code = useClassCode()
  const teaches = useMay(code, 'teaches')
  const student = useSearchParams()[0].get('student') ?? ''
  return (
    <Empty title={title}>
      <p>{children}</p>
      {teaches && (
        <ButtonLink className="unprinted" to={setPath(code, student)}>
          {m.tasks_set()}
        </ButtonLink>
      )}
    </Empty>
  )
}
