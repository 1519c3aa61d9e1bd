import { randomUUID } from 'node:crypto'
import type { OwnedTable } from '../personal/personal.ts'
import type { Opened } from './on-engines.ts'
import { additionLevel, newClaims, playRight, saveOf } from './samples.ts'
import { contentsOf } from './table-contents.ts'

/** Returns the functions that make classes with listed students, and read everything of them. */
export function listedSchool(opened: Opened) {
  async function classOf(teacherId = newClaims().id, name = 'Room 4') {
    const made = await opened.store.classes.create({ id: randomUUID(), name, teacherId })
    return { ...made!, teacherId }
  }

  /** Lists students in a class. Returns their ids in the order of the names. */
  async function list(classId: string, ...firstNames: readonly string[]) {
    const students = firstNames.map((firstName) => ({ firstName, lastName: 'Rangi' }))
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students })
    const known = await opened.store.classes.students(classId)
    return firstNames.map((name) => known.find(({ firstName }) => firstName === name)!.id)
  }

  async function playOf(studentId: string, levelId = '1.1', answers = 3) {
    const round = playRight(await additionLevel(levelId), answers, studentId)
    await opened.store.rounds.save([saveOf(round, 0, round.moves.length)])
  }

  /** A class with two listed students, a third who is also in another class, and a student with an e-mail address. */
  async function school() {
    const { store } = opened
    const classroom = await classOf()
    const other = await classOf()
    const [tui = '', ana = '', shared = ''] = await list(classroom.id, 'Tui', 'Ana', 'Ben')
    await store.memberships.join(shared, other.id)
    const { id: google, ...claims } = newClaims()
    await store.accounts.signIn({ ...claims, email: `${google}@kauri.school.nz` })
    await store.accounts.completeStudent(google, { firstName: 'Mia', lastName: 'Chen' })
    await store.memberships.join(google, classroom.id)
    for (const student of [tui, ana, shared, google]) await playOf(student)
    await store.sessions.create(randomUUID(), tui)
    await store.devices.report(tui, randomUUID(), 2)
    await store.pictures.choose(tui, { name: 'whale', colour: 'teal' })
    const removal = { id: randomUUID(), studentId: tui, classId: classroom.id, removedBy: classroom.teacherId }
    await playOf(tui, '1.2')
    await store.removals.removeProgress({ ...removal, operation: 'addition', levelId: '1.2' })
    const parts = [{ kind: 'level', operation: 'addition', levelId: '1.1' }] as const
    const rules = { parts, rightAnswers: null, countsEarlier: false, beginsAt: 0, dueDate: null, closedAt: null }
    const task = { id: randomUUID(), classId: classroom.id, title: 'Hops', students: [tui, google] }
    await store.tasks.create({ ...task, ...rules }, classroom.teacherId)
    const erasing = { classId: classroom.id, className: classroom.name, erasedBy: classroom.teacherId }
    return { classroom, other, tui, ana, shared, google, erasing }
  }

  /** Everything that an operator's export of a class and of some students holds, in an order of its own. */
  async function exportsOf(classId: string, students: readonly string[]) {
    const read = async (tables: readonly OwnedTable[]) => {
      const found: Record<string, unknown[]> = {}
      for (const { table, pages } of tables) {
        const rows: unknown[] = []
        for await (const page of pages) rows.push(...page)
        if (table !== 'sessions' && rows.length > 0) found[table] = rows.map((row) => JSON.stringify(row)).sort()
      }
      return found
    }
    const ofStudents = students.map((id) => read(opened.store.personal.ofAccount({ id, email: null })))
    return [await read(opened.store.personal.ofClass(classId)), ...(await Promise.all(ofStudents))]
  }

  async function outsideErased() {
    const { erased: _, ...others } = await contentsOf(opened.db)
    return JSON.stringify(others)
  }

  return { classOf, playOf, school, exportsOf, outsideErased }
}
