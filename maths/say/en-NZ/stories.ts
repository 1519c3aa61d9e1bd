/** The English sentences of word problems, in the words of the first years. */
import type { Story } from '../../story.ts'
import { nameByAnimal } from './names.ts'

const verbByKind: Readonly<Record<Story['kind'], string>> = { join: 'came', separate: 'went away' }

/** Returns a story with its question: "Aroha saw some kiwi. Then 3 came. Now Aroha sees 7. How many before?" */
export function tell({ kind, who, what, numbers: [start, change, end] }: Story): string {
  const verb = verbByKind[kind]
  const changed = change === null ? '' : ` Then ${change} ${verb}.`
  const now = end === null ? '' : ` Now ${who} sees ${end}.`
  const asked = end === null ? 'now' : start === null ? 'before' : verb
  return `${who} saw ${start ?? 'some'} ${nameByAnimal[what]}.${changed}${now} How many ${asked}?`
}
