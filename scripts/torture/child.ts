import { firstNames, lastNames } from '../demo/names.ts'
import { chanceOf, happens, newId, pick } from './chance.ts'
import type { AskedClass } from './ledger.ts'
import type { Lesson } from './lesson.ts'
import { register } from './person.ts'
import { unreliableNetwork } from './unreliable-network.ts'
import { beginVisit, type Visit } from './visit.ts'

/** The number of levels of each operation that a child plays. */
const levelsOfEach = 2
/** The percentage of acknowledged requests after which an earlier request is sent again. */
const repeatPercent = 4
/** The percentage of acknowledged requests after which the child plays on in two tabs. */
const forkPercent = 15
/** The percentage of visits after which the child joins a class. */
const joinPercent = 20
const recentVisits = 5

/** A child registers, plays rounds of all operations and joins classes, until the lesson ends. */
export async function playAsChild(number: number, lesson: Lesson): Promise<void> {
  const { seed, ledger } = lesson
  const chance = (...parts: readonly (string | number)[]) => chanceOf(seed, 'child', number, ...parts)
  const own = chance()
  const network = unreliableNetwork(chance('network'), lesson)
  const names = { firstName: pick(own, firstNames), lastName: pick(own, lastNames) }
  const skill = own.integer(60, 99)
  const levels = Array.from({ length: levelsOfEach }, () =>
    lesson.levelsByOperation.map((ofOperation) => pick(own, ofOperation)),
  ).flat()
  const child = await register(lesson, 'student', { email: `child${number}@kauri.school.nz`, ...names }, network)

  const recent: Visit[] = []
  for (let count = 1; lesson.isOpen(); count++) {
    const playing = chance('visit', count)
    const level = pick(playing, levels)
    const played = { studentId: child.id, id: newId(playing), level, moves: [], sent: 0, acknowledgedAt: [] }
    ledger.rounds.push(played)
    const visit = beginVisit({ child, lesson, played, skill, playing, network })
    recent.push(visit)
    if (recent.length > recentVisits) recent.shift()
    await playVisit(visit, playing.integer(1, 60))
    if (happens(network.chance, repeatPercent)) await pick(network.chance, recent).repeat()
    const classes = ledger.classes.filter(({ code }) => code !== null)
    if (classes.length > 0 && happens(network.chance, joinPercent)) await joinClass(pick(network.chance, classes))
  }

  async function playVisit(visit: Visit, length: number): Promise<void> {
    while (lesson.isOpen() && visit.played.moves.length < length) {
      visit.play(network.chance.integer(1, 10))
      await visit.sendAll()
      if (happens(network.chance, forkPercent)) await visit.fork()
      if (happens(network.chance, repeatPercent)) await visit.repeat()
    }
  }

  async function joinClass({ id: classId, code }: AskedClass): Promise<void> {
    if (code === null || ledger.memberships.some((each) => each.classId === classId && each.studentId === child.id))
      return
    const membership = { studentId: child.id, classId, acknowledgedAt: null as number | null }
    ledger.memberships.push(membership)
    await network.retry(() => network.send(child.browser, 'POST /api/memberships', { code }))
    membership.acknowledgedAt = Date.now()
  }
}
