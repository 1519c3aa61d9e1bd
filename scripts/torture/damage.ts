/** Compares the stored rows with those that were asked for and acknowledged. */
import { isDeepStrictEqual } from 'node:util'
import type { Ledger } from './ledger.ts'
import { damagedProgress } from './progress-damage.ts'
import type { StoredRows } from './stored-rows.ts'

export interface Damage {
  readonly kind: 'lost' | 'doubled' | 'wrong'
  /** One line that names the row. */
  readonly line: string
}

/** Returns one entry for each row that is lost, doubled or wrong. */
export function findDamage(ledger: Ledger, rows: StoredRows): Damage[] {
  return [
    ...compare(askedAccounts(ledger), storedAccounts(rows)),
    ...compare(askedClasses(ledger), storedClasses(rows)),
    ...compare(askedMemberships(ledger), storedMemberships(rows)),
    ...compare(askedMoves(ledger), storedMoves(rows)),
    ...[...damagedProgress(ledger, rows), ...rows.fileDamage].map((line): Damage => ({ kind: 'wrong', line })),
  ]
}

interface Asked {
  readonly name: string
  readonly content: object
  readonly acknowledgedAt: number | null
}

interface Stored {
  readonly name: string
  readonly content: object
  readonly storedAt: number
}

/** Milliseconds by which the clock may be set back during a run. */
const clockSlack = 200

function compare(asked: readonly Asked[], stored: readonly Stored[]): Damage[] {
  const damages: Damage[] = []
  const askedByName = new Map(asked.map((each) => [each.name, each]))
  const storedByName = new Map<string, Stored>()
  for (const each of stored) {
    if (!askedByName.has(each.name)) damages.push({ kind: 'doubled', line: `${each.name} was never asked for` })
    else if (storedByName.has(each.name)) damages.push({ kind: 'doubled', line: `${each.name} is stored twice` })
    storedByName.set(each.name, each)
  }
  for (const { name, content, acknowledgedAt } of asked) {
    if (acknowledgedAt === null) continue
    const found = storedByName.get(name)
    const addLost = (how: string) => damages.push({ kind: 'lost', line: `${name} ${how}` })
    if (!found) addLost('is missing')
    else if (!isDeepStrictEqual(found.content, content)) addLost(`is stored as ${JSON.stringify(found.content)}`)
    // A repeated request has stored the row a second time.
    else if (found.storedAt > acknowledgedAt + clockSlack) addLost('was acknowledged before it was stored')
  }
  return damages
}

function askedAccounts({ accounts }: Ledger): Asked[] {
  return accounts.map(({ id, role, firstName, lastName, acknowledgedAt }) => ({
    name: `${role} ${id}`,
    content: { firstName, lastName, isComplete: 1 },
    acknowledgedAt,
  }))
}

function storedAccounts({ accounts }: StoredRows): Stored[] {
  return accounts.map((row) => ({
    name: `${row.role} ${row.id}`,
    content: { firstName: row.first_name, lastName: row.last_name, isComplete: row.is_registration_complete },
    storedAt: row.created_at,
  }))
}

function askedClasses({ classes }: Ledger): Asked[] {
  return classes.map(({ id, name, code, teacherId, acknowledgedAt }) => ({
    name: `class ${id}`,
    content: { name, code, teacherId },
    acknowledgedAt,
  }))
}

function storedClasses({ classrooms, class_teachers }: StoredRows): Stored[] {
  const ownerByClass = new Map(class_teachers.map(({ class_id, teacher_id }) => [class_id, teacher_id]))
  return classrooms.map((row) => ({
    name: `class ${row.id}`,
    content: { name: row.name, code: row.code, teacherId: ownerByClass.get(row.id) },
    storedAt: row.created_at,
  }))
}

function askedMemberships({ memberships }: Ledger): Asked[] {
  return memberships.map(({ studentId, classId, acknowledgedAt }) => ({
    name: `student ${studentId} in class ${classId}`,
    content: {},
    acknowledgedAt,
  }))
}

function storedMemberships({ memberships }: StoredRows): Stored[] {
  return memberships.map((row) => ({
    name: `student ${row.student_id} in class ${row.class_id}`,
    content: {},
    storedAt: row.joined_at,
  }))
}

function askedMoves({ rounds }: Ledger): Asked[] {
  return rounds.flatMap(({ studentId, id, moves, sent, acknowledgedAt }) =>
    moves.slice(0, sent).map((move, i) => ({
      name: `move ${move.number} of student ${studentId} in round ${id}`,
      content: move,
      acknowledgedAt: acknowledgedAt[i] ?? null,
    })),
  )
}

function storedMoves({ moves }: StoredRows): Stored[] {
  return moves.map((row) => ({
    name: `move ${row.number} of student ${row.student_id} in round ${row.round_id}`,
    content: { ...JSON.parse(row.move), number: row.number, at: row.at },
    storedAt: row.stored_at,
  }))
}
