/** The English sentences of word problems, in the words of the first years. */
import type { Person, Possession, Story } from '../../story.ts'

const wordsByPerson: Readonly<Record<Person, readonly [name: string, pronoun: string]>> = {
  aroha: ['Aroha', 'she'],
  tama: ['Tama', 'he'],
}

const namesByPossession: Readonly<Record<Possession, readonly [singular: string, plural: string]>> = {
  shell: ['shell', 'shells'],
  feijoa: ['feijoa', 'feijoas'],
}

/** The verb of the question, and the verb before the number with the word after it. */
const wordsByKind: Readonly<Record<Story['kind'], readonly [asked: string, told: string, after: string]>> = {
  join: ['get', 'got', 'more'],
  separate: ['give away', 'gave', 'away'],
}

/** Returns a story with its question: "Aroha had some shells and got 3 more. Now she has 7. How many before?" */
export function tell({ kind, who, what, numbers: [start, change, end] }: Story): string {
  const [name, pronoun] = wordsByPerson[who]
  const [verb, told, after] = wordsByKind[kind]
  const things = `${start ?? 'some'} ${namesByPossession[what][start === 1 ? 0 : 1]}`
  const changed = change === null ? '' : ` and ${told} ${change} ${after}`
  const now = end === null ? '' : ` Now ${pronoun} has ${end}.`
  const asked = end === null ? 'now' : start === null ? 'before' : `did ${pronoun} ${verb}`
  return `${name} had ${things}${changed}.${now} How many ${asked}?`
}
