/** The German sentences of word problems. */
import type { Story } from '../../../story.ts'
import { namesByAnimal, singularByAnimal } from './names.ts'

/** The verb for one animal, the verb for several, and the word at the end of its sentence. */
const verbsByKind: Readonly<Record<Story['kind'], readonly [one: string, several: string, end: string]>> = {
  join: ['kam', 'kamen', 'dazu'],
  separate: ['lief', 'liefen', 'weg'],
}

/** Returns a story: "Aroha sah einige Kiwis. Dann kamen 3 dazu. Jetzt sieht Aroha 7. Wie viele waren es vorher?" */
export function tell({ kind, who, what, numbers: [start, change, end] }: Story): string {
  const [one, several, after] = verbsByKind[kind]
  const animals = start === 1 ? singularByAnimal[what] : namesByAnimal[what]
  const changed = change === null ? '' : ` Dann ${change === 1 ? one : several} ${change} ${after}.`
  const now = end === null ? '' : ` Jetzt sieht ${who} ${end}.`
  const asked = end === null ? 'sind es jetzt' : start === null ? 'waren es vorher' : `${several} ${after}`
  return `${who} sah ${start ?? 'einige'} ${animals}.${changed}${now} Wie viele ${asked}?`
}
