/** The people of the demo school, the same each time. */
import { createHash } from 'node:crypto'
import { type Role, randomFrom, seedFrom } from '#maths'
import { localAccounts, sampleAccounts } from '../../server/auth/sample-accounts.ts'
import { accountIdOf } from '../../server/store/account-id.ts'
import type { Claims } from '../../server/store/accounts.ts'
import { firstNames, lastNames } from './names.ts'

export interface Person extends Claims {
  /** The id of the account. */
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export interface DemoStudent extends Person {
  /** The part of an area's levels that the student has got to, from 0 to 1. */
  readonly reach: number
  /** Right answers of a hundred. */
  readonly skill: number
}

export interface DemoClass {
  readonly id: string
  readonly name: string
  readonly teacher: Person
  readonly students: readonly DemoStudent[]
}

const classSize = 28
const random = () => randomFrom(seedFrom('the demo school'))

/** How far the sample students have got, so that their screens show a beginning, a middle and an end. */
const sampleReach: Record<string, number> = { mia: 0.45, tane: 1, aroha: 0.15, ben: 0.7 }

export function demoSchool(): { readonly teachers: readonly Person[]; readonly classes: readonly DemoClass[] } {
  const teachers = samples('teacher')
  const [hana, sam] = teachers
  if (!hana || !sam) throw new Error('The demo school needs two sample teachers')
  const others = newStudents(3 * classSize)
  const own = samples('student').map((person) => ({ ...person, reach: reachOfSample(person), skill: 88 }))
  const plans = [
    { name: 'Room 12 Maths', teacher: hana, first: own },
    { name: 'Room 7 Maths', teacher: hana, first: [] },
    { name: 'Rūma Kōwhai', teacher: sam, first: [] },
  ]
  const classes = plans.map(({ name, teacher, first }) => {
    const students = [...first, ...others.splice(0, classSize - first.length)]
    return { id: demoId('class', name), name, teacher, students }
  })
  return { teachers, classes }
}

/** A UUID that a text always leads to. */
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

/** A local account. Its subject is its e-mail, as for everyone who signs in by the local provider. */
function personOf(email: string, firstName: string, lastName: string): Person {
  const identity = { provider: localAccounts, subject: email }
  const claims = { ...identity, email, displayName: `${firstName} ${lastName}`, photoURL: null }
  return { id: accountIdOf(identity), ...claims, firstName, lastName }
}

const reachOfSample = ({ subject }: Person) => sampleReach[subject.split('@')[0] ?? ''] ?? 0.3

function newStudents(count: number): DemoStudent[] {
  const chance = random()
  return Array.from({ length: count }, (_, i) => {
    // Drawn, so that a class has namesakes, as classes do.
    const firstName = firstNames[chance.integer(0, firstNames.length - 1)] ?? ''
    const lastName = lastNames[chance.integer(0, lastNames.length - 1)] ?? ''
    const email = `student${String(i + 1).padStart(2, '0')}@kauri.school.nz`
    return {
      ...personOf(email, firstName, lastName),
      reach: drawReach(chance.integer(0, 99)),
      skill: chance.integer(65, 97),
    }
  })
}

/** Some have not begun, some are through, most stand somewhere between. */
function drawReach(percent: number): number {
  if (percent < 7) return 0
  if (percent >= 93) return 1
  return percent / 100
}
