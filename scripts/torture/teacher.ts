import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf, newId } from './chance.ts'
import type { Lesson } from './lesson.ts'
import { register } from './person.ts'
import { unreliableNetwork } from './unreliable-network.ts'

/** A teacher registers and creates classes, until the lesson ends. */
export async function teach(lesson: Lesson): Promise<void> {
  const { seed, ledger, isOpen } = lesson
  const chance = chanceOf(seed, 'teacher')
  const network = unreliableNetwork(chanceOf(seed, 'teacher', 'network'), lesson)
  const names = { email: 'teacher@kauri.school.nz', firstName: 'Hana', lastName: 'Parata' }
  const { browser, id: teacherId } = await register(lesson, 'teacher', names, network)
  for (let count = 1; isOpen(); count++) {
    const asked = { id: newId(chance), name: `Room ${count}` }
    const made = { ...asked, teacherId, code: null as string | null, acknowledgedAt: null as number | null }
    ledger.classes.push(made)
    const { code } = await network.retry(() => network.send(browser, 'POST /api/classes', asked))
    Object.assign(made, { code, acknowledgedAt: Date.now() })
    await sleep(chance.integer(50, 300))
  }
}
