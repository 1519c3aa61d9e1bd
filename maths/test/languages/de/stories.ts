/** The German sentences of word problems. */
import type { Person, Possession, Story } from '../../../story.ts'

const wordsByPerson: Readonly<Record<Person, readonly [name: string, pronoun: string]>> = {
  aroha: ['Aroha', 'sie'],
  tama: ['Tama', 'er'],
}

const namesByPossession: Readonly<Record<Possession, readonly [singular: string, plural: string]>> = {
  shell: ['Muschel', 'Muscheln'],
  feijoa: ['Feijoa', 'Feijoas'],
}

const verbByKind: Readonly<Record<Story['kind'], string>> = { join: 'dazubekommen', separate: 'abgegeben' }

/** Returns a story: "Aroha hatte einige Muscheln und hat 3 dazubekommen. Jetzt hat sie 7. Wie viele waren es vorher?" */
export function tell({ kind, who, what, numbers: [start, change, end] }: Story): string {
  const [name, pronoun] = wordsByPerson[who]
  const things = `${start ?? 'einige'} ${namesByPossession[what][start === 1 ? 0 : 1]}`
  const verb = verbByKind[kind]
  const changed = change === null ? '' : ` und hat ${change} ${verb}`
  const now = end === null ? '' : ` Jetzt hat ${pronoun} ${end}.`
  const asked = end === null ? 'sind es jetzt' : start === null ? 'waren es vorher' : `hat ${pronoun} ${verb}`
  return `${name} hatte ${things}${changed}.${now} Wie viele ${asked}?`
}
