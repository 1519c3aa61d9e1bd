/** The people of the demo school. They are the same each time. */
import { createHash } from 'node:crypto'
import type { Picture } from '#contract'
import { type Role, randomFrom, seedFrom } from '#maths'
import { localAccounts, sampleAccounts } from '../../server/auth/sample-accounts.ts'
import { accountIdOf } from '../../server/store/accounts/account-id.ts'
import type { Claims } from '../../server/store/accounts/accounts.ts'
import { firstNames, lastNames } from './names.ts'

export interface Person extends Claims {
  /** The id of the account. */
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * A habit puts a student into one part of Insight. The student makes a known mistake, stays stuck on a level, completes
 * a stage, or has not practised for long.
 */
export type Habit = 'carriesNothing' | 'takesSmallerDigit' | 'isStuck' | 'isReady' | 'staysAway'

export interface DemoStudent extends Person {
  /** The share of an operation's levels that the student has reached, from 0 to 1. */
  readonly reach: number
  /** The number of right answers in a hundred. */
  readonly skill: number
  /** Null for a student who has chosen none. */
  readonly picture: Picture | null
  /** Null for a student of whom Insight says nothing, unless they have not begun. */
  readonly habit: Habit | null
}

export interface DemoClass {
  readonly id: string
  readonly name: string
  readonly teacher: Person
  readonly students: readonly DemoStudent[]
}

const classSize = 28

/** The habits of the last students of each class. */
const habits: readonly Habit[] = [
  ...(['carriesNothing', 'carriesNothing', 'carriesNothing', 'takesSmallerDigit', 'takesSmallerDigit'] as const),
  ...(['isStuck', 'isStuck', 'isReady', 'isReady', 'staysAway', 'staysAway'] as const),
]

/** The reach of students with a habit: the levels at which they practise it come next (weeks.ts). */
const reachOfHabits = 0.3

/** The reach of the sample students. Their screens show a beginning, a middle and an end. */
const sampleReach: Record<string, number> = { mia: 0.45, tane: 1, aroha: 0.15, ben: 0.7 }

export function demoSchool(): { readonly teachers: readonly Person[]; readonly classes: readonly DemoClass[] } {
  const teachers = samples('teacher')
  const [hana, sam] = teachers
  if (!hana || !sam) throw new Error('The demo school needs two sample teachers')
  const others = newStudents(3 * classSize)
  const own = samples('student').map((person) => ({
    ...person,
    reach: reachOfSample(person),
    skill: 88,
    picture: null,
    habit: null,
  }))
  const plans = [
    { name: 'Room 12 Maths', teacher: hana, first: own },
    { name: 'Room 7 Maths', teacher: hana, first: [] },
    { name: 'Rūma Kōwhai', teacher: sam, first: [] },
  ]
  const classes = plans.map(({ name, teacher, first }) => {
    const ordinary = others.splice(0, classSize - first.length - habits.length)
    const withHabits = others
      .splice(0, habits.length)
      .map((student, i) => ({ ...student, reach: reachOfHabits, habit: habits[i] ?? null }))
    const students = [...first, ...ordinary, ...withHabits]
    return { id: demoId('class', name), name, teacher, students }
  })
  return { teachers, classes }
}

/** Returns a UUID that is always the same for the same texts. */
export function demoId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function samples(role: Role): Person[] {
  const accounts = sampleAccounts.filter((account) => account.role === role)
  return accounts.map(({ email, name }) => {
    const at = name.lastIndexOf(' ')
    return personOf(email, name.slice(0, at), name.slice(at + 1))
  })
}

/** Returns a person with a local account. The subject is the e-mail, as for every account of the local provider. */
function personOf(email: string, firstName: string, lastName: string): Person {
  const identity = { provider: localAccounts, subject: email }
  const claims = { ...identity, email, displayName: `${firstName} ${lastName}` }
  return { id: accountIdOf(identity), ...claims, firstName, lastName }
}

const reachOfSample = ({ subject }: Person) => sampleReach[subject.split('@')[0] ?? ''] ?? 0.3

function newStudents(count: number): DemoStudent[] {
  const random = randomFrom(seedFrom('the demo school'))
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, i) => {
    // Names are drawn, so that a class has namesakes as real classes do. No two students have the same full name.
    const firstName = firstNames[random.integer(0, firstNames.length - 1)] ?? ''
    const drawn = random.integer(0, lastNames.length - 1)
    const lastName = [...lastNames.slice(drawn), ...lastNames].find((last) => !taken.has(`${firstName} ${last}`)) ?? ''
    taken.add(`${firstName} ${lastName}`)
    const email = `student${String(i + 1).padStart(2, '0')}@kauri.school.nz`
    return {
      ...personOf(email, firstName, lastName),
      reach: drawReach(random.integer(0, 99)),
      skill: random.integer(65, 97),
      picture: pictures[i % pictures.length] ?? null,
      habit: null,
    }
  })
}

/** The pictures that students choose one after the other. Some choose none. */
const pictures: readonly (Picture | null)[] = [
  { name: 'penguin', colour: 'blue' },
  { name: 'rocket', colour: 'tomato' },
  { name: 'fern', colour: 'grass' },
  null,
  { name: 'cat', colour: 'violet' },
  { name: 'sun', colour: 'orange' },
  { name: 'whale', colour: 'teal' },
  { name: 'butterfly', colour: 'pink' },
  { name: 'dog', colour: 'cyan' },
  { name: 'crab', colour: 'amber' },
  { name: 'mountain', colour: 'violet' },
]

/** Returns the reach of a student: some have not begun, some have completed everything, most are in between. */
function drawReach(percent: number): number {
  if (percent < 7) return 0
  if (percent >= 93) return 1
  return percent / 100
}
