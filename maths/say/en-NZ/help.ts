/** New Zealand English sentences of worked solutions. Only `#maths/solve` loads them. */
import { sentences as addition } from '../../operations/addition/sentences.en-NZ.ts'
import { sentences as bedmas } from '../../operations/bedmas/sentences.en-NZ.ts'
import { sentences as division } from '../../operations/division/sentences.en-NZ.ts'
import { sentences as length } from '../../operations/length/sentences.en-NZ.ts'
import { sentences as multiplication } from '../../operations/multiplication/sentences.en-NZ.ts'
import { sentences as numberphase1 } from '../../operations/numberphase1/sentences.en-NZ.ts'
import { sentences as subtraction } from '../../operations/subtraction/sentences.en-NZ.ts'
import type { Phrase } from '../../solve/phrases/phrase.ts'
import type { Says, StepQuestion } from '../../solve/solution.ts'
import { writeExpression } from '../expression.ts'
import type { HelpLanguage } from '../help-language.ts'
import type { Sentences } from '../sentences.ts'
import { columns } from './help/columns.ts'
import { counting } from './help/counting.ts'
import { general } from './help/general.ts'
import { numberLine } from './help/number-line.ts'
import { capital, lettersByPlace, plural } from './help/places.ts'
import { products } from './help/products.ts'
import { slips } from './help/slips.ts'
import { thingsByCounted } from './help/things.ts'
import { spoken } from './speech.ts'

const sentences: Sentences<Phrase> = {
  ...general,
  ...numberLine,
  ...columns,
  ...counting,
  ...products,
  ...slips,
  ...addition,
  ...bedmas,
  ...division,
  ...length,
  ...multiplication,
  ...numberphase1,
  ...subtraction,
}

function says(phrases: Says): string {
  return phrases.map((phrase) => sentences[phrase.kind](phrase as never)).join(' ')
}

function ask({ ask: asked }: StepQuestion): string {
  switch (asked.kind) {
    case 'calculation':
      return writeExpression(asked.expression)
    case 'missingPart':
      return `${asked.part} + ? = ${asked.whole}`
    case 'missingTaken':
      return `${asked.from} − ? = ${asked.left}`
    case 'fits':
      return `${asked.size}s in ${asked.into}`
    case 'digit':
      return capital(plural(asked.place))
    case 'nextOperator':
      return writeExpression(asked.expression)
    case 'count':
      return capital(thingsByCounted[asked.things].plural)
    case 'countGroup':
      return asked.label
    case 'choose':
      return asked.of.join(' or ')
    case 'hiddenSide':
      return 'Dashed side'
  }
}

export const enNZHelp: HelpLanguage = {
  says,
  ask,
  speech: (text) => spoken(text).replace(/ r (?=\d)/g, ' remainder '),
  placeName: plural,
  placeLetters: (place) => lettersByPlace[place]!,
  stopLetters: (stop) => stop,
  remainderMark: 'r',
}
