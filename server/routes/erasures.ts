import { createDayOf } from '#maths/insight'
import { isArchived, noSuchStudent } from '../access.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { day } from '../retention.ts'
import { undoLasts } from '../store/personal/erasures.ts'
import { receiptNumber } from '../store/personal/receipt-number.ts'
import type { TeacherReceipt } from '../store/personal/receipts.ts'

/**
 * Extra days until backups are surely gone: the deletion of erased rows, the backup and the cleanup each run once a
 * day.
 */
const latestCleanup = 4

export const erasureHandlers = ({ store, config: { timeZone, backupDays } }: Services) => {
  const dayOf = createDayOf(timeZone)
  /** A receipt as its teacher sees it. The address is read from the account, so it is gone when the account is. */
  const shown = async ({ erasedAt, by, ...receipt }: TeacherReceipt) => ({
    ...receipt,
    by: by === null ? null : ((await store.accounts.select(by))?.email ?? null),
    number: receiptNumber({ id: receipt.id, erasedAt }, dayOf),
    at: erasedAt,
    until: erasedAt + undoLasts,
    backupsUntil: backupDays === null ? null : erasedAt + undoLasts + (backupDays + latestCleanup) * day,
  })

  return {
    'GET /api/classes/{class}/erasures': async ({ caller: { classroom } }) => ({
      ...(await store.teacherErasures.count(classroom.id)),
      listed: await store.teacherErasures.heldOf(classroom.id),
    }),

    'POST /api/classes/{class}/erasures': async ({ caller: { id: erasedBy, classroom }, input, nameInLog }) => {
      const { name, student } = input
      nameInLog({ class: classroom.id, ...(student !== undefined && { student }) })
      const erasing = { classId: classroom.id, className: classroom.name, erasedBy }
      const known = await store.teacherErasures.receiptAbout(student ?? classroom.id, erasedBy)
      if (known && known.classId === classroom.id) return shown(known)
      if (student === undefined) {
        requireName(name, classroom.name)
        const receipt = await store.teacherErasures.eraseClass(erasing)
        // The class was erased by another request of this moment.
        return shown(receipt ?? (await found(store.teacherErasures.receiptAbout(classroom.id, erasedBy), 'class')))
      }
      const held = await store.teacherErasures.selectHeld(classroom.id, student)
      if (!held) throw noSuchStudent()
      requireName(name, held.name)
      const receipt = await store.teacherErasures.eraseStudent({ ...erasing, studentId: student })
      return shown(receipt ?? (await found(store.teacherErasures.receiptAbout(student, erasedBy), 'student')))
    },

    'GET /api/erasures': async ({ caller }) => ({
      erasures: await Promise.all((await store.teacherErasures.listOf(caller.id)).map(shown)),
    }),

    'DELETE /api/erasures/{receipt}': async ({ caller, params: { receipt } }) => {
      const outcome = await store.teacherErasures.undo(receipt, caller.id)
      if (outcome === 'notFound') throw noSuchReceipt()
      if (outcome === 'classFirst') throw new ApiProblem('refused', 'Bring the class of this student back first')
      if (outcome === 'elsewhere') throw new ApiProblem('refused', 'These students come back into another class')
      return {}
    },

    'POST /api/classes/{class}/returned-students': async ({ caller, input: { receipt } }) => {
      const outcome = await store.teacherErasures.returnInto(caller.classroom.id, receipt, caller.id)
      if (outcome === 'notFound') throw noSuchReceipt()
      if (outcome === 'noClass') throw isArchived()
      if (outcome === 'tooMany') throw new ApiProblem('refused', 'A class has at most 500 students')
      if (outcome === 'taken') throw new ApiProblem('refused', 'These students are in another class again')
      return {}
    },
  } satisfies Partial<Handlers>
}

const noSuchReceipt = () => new ApiProblem('notFound', 'There is no such receipt')

/** Names are compared without capitals and accents, because a macron is hard to type on many keyboards. */
const names = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' })

/** Throws if a teacher has not typed the name of what would be erased. */
function requireName(typed: string, name: string): void {
  if (names.compare(typed, name) === 0) return
  throw new ApiProblem('invalid', 'This is another name', { fields: [{ path: 'name', message: 'must be its name' }] })
}

async function found(receipt: Promise<TeacherReceipt | null>, what: 'class' | 'student'): Promise<TeacherReceipt> {
  const known = await receipt
  if (!known) throw new ApiProblem('notFound', `There is no such ${what}`)
  return known
}
