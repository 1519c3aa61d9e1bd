import { randomUUID } from 'node:crypto'
import { currentRules, levelsOf, type Operation, operations } from '#maths'
import type { KeptRound, KeptSchool } from '../../server/store/test/kept-data.ts'
import { type Browser, browserAt } from '../../server/test/browser.ts'
import { type AnswerMark, movesOf } from '../../server/test/moves.ts'

/** A student with an e-mail to sign in again. */
export interface KeptStudent {
  readonly email: string
  readonly browser: Browser
}

interface FilledSchool {
  readonly student: KeptStudent
  /** Returns the school as the teacher sees it now. */
  read(): Promise<Omit<KeptSchool, 'device'>>
}

const teacherEmail = 'hana@kept.school.nz'

/**
 * Registers a teacher with a class and two students who have played. One has an open round of each operation. The other
 * has completed a level and has lost the progress of another one by a removal.
 */
export async function fillSchool(url: string): Promise<FilledSchool> {
  const teacher = browserAt(url)
  await teacher.signIn(teacherEmail, { for: 'register', role: 'teacher' })
  const form = { school: 'Kauri School', country: 'New Zealand', ageRange: '5 to 13' }
  await teacher.call('PUT /api/session/registration', {
    role: 'teacher',
    firstName: 'Hana',
    lastName: 'Parata',
    ...form,
  })
  const classroom = await teacher.call('POST /api/classes', { id: randomUUID(), name: 'Room 5' })
  const mia = await registerIn(url, classroom.code, 'mia@kept.school.nz', 'Mia', 'Chen')
  const noah = await registerIn(url, classroom.code, 'noah@kept.school.nz', 'Noah', 'Tāne-Smith')
  await mia.browser.call('PUT /api/me/picture', { picture: { name: 'whale', colour: 'teal' } })

  const rounds: KeptRound[] = []
  const play = async (student: KeptStudent, operation: Operation, levelId: string, steps: readonly AnswerMark[]) => {
    const { email, browser } = student
    // Both engines have the same rounds.
    const round = `00000000-0000-4000-8000-${String(rounds.length).padStart(12, '0')}`
    const { version: rules } = currentRules
    const moves = await movesOf(browser.account, round, levelId, steps, operation)
    const reply = await browser.call('POST /api/rounds/{round}/moves', { round, operation, levelId, rules, moves })
    rounds.push({ email, account: browser.account, round, operation, levelId, rules, steps, moves, reply })
  }
  for (const operation of operations)
    await play(mia, operation, levelsOf(operation)[1]!.id, ['right', 'wrong', 'right', 'right'])
  await play(noah, 'addition', '1.1', ['right', 'right', 'right', 'right', 'right'])
  await play(noah, 'addition', '2.2', ['right', 'right'])
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    class: classroom.id,
    student: noah.browser.account,
    id: randomUUID(),
    operation: 'addition',
    levelId: '2.2',
  })

  return {
    student: mia,
    async read() {
      const { students } = await teacher.call('GET /api/classes/{class}/students', { class: classroom.id })
      const overviews = await Promise.all(
        operations.map(async (operation) => {
          const overview = await teacher.call('GET /api/classes/{class}/overview', { class: classroom.id, operation })
          return [operation, overview.students] as const
        }),
      )
      return {
        at: Date.now(),
        teacher: teacherEmail,
        rounds: rounds.filter(({ levelId, email }) => email === mia.email || levelId !== '2.2'),
        students,
        overviews: Object.fromEntries(overviews) as KeptSchool['overviews'],
      }
    },
  }
}

async function registerIn(url: string, code: string, email: string, firstName: string, lastName: string) {
  const browser = browserAt(url)
  await browser.signIn(email, { for: 'register', role: 'student' })
  await browser.call('PUT /api/session/registration', { role: 'student', firstName, lastName })
  await browser.call('POST /api/memberships', { code })
  return { email, browser }
}
