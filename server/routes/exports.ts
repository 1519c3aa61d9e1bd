import { noSuchStudent } from '../access.ts'
import { classFiles, listedStudentFiles } from '../exports/class-export.ts'
import { createTurns } from '../exports/turns.ts'
import { zipOf } from '../exports/zip.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { takeExport } from '../limits/shared-limits.ts'

export const exportHandlers = ({ store, clock }: Services) => {
  const turns = createTurns()
  async function requireExport(account: string): Promise<void> {
    if (!(await takeExport(store, account))) throw new ApiProblem('tooManyTries', 'One export a minute. Please wait')
  }
  return {
    'GET /api/classes/{class}/export': async ({ caller: { id, classroom } }) => {
      await requireExport(id)
      const files = classFiles(store, classroom)
      return { type: 'application/zip', bytes: zipOf(files, new Date(clock()), turns) }
    },

    'GET /api/classes/{class}/students/{student}/export': async ({
      caller: { id, classroom },
      params: { student },
    }) => {
      const isCopied = async () => {
        const held = await store.teacherErasures.selectHeld(classroom.id, student)
        // A student who also signs in with an account of their own gets a copy from the operator.
        return held !== null && !held.isMerged
      }
      if (!(await isCopied())) throw noSuchStudent()
      await requireExport(id)
      const bytes = zipOf(listedStudentFiles(store, classroom.id, student), new Date(clock()), turns)
      return { type: 'application/zip', bytes, isStillAllowed: isCopied }
    },
  } satisfies Partial<Handlers>
}
