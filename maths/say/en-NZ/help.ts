/** New Zealand English sentences of worked solutions. Only `#maths/solve` loads them. */
import type { Operation } from '../../curriculum.ts'
import type { Phrase, SharedPhrase } from '../../solve/phrases/phrase.ts'
import type { StepQuestion } from '../../solve/solution.ts'
import { written } from '../expression.ts'
import type { HelpLanguage } from '../help-language.ts'
import { box, expressionOf, type Line, line, lineOf, symbolOf, unitOf } from '../parts.ts'
import type { Sentences } from '../sentences.ts'
import { columns } from './help/columns.ts'
import { counting } from './help/counting.ts'
import { general } from './help/general.ts'
import { numberLine } from './help/number-line.ts'
import { capital, lettersByPlace, list, plural } from './help/places.ts'
import { products } from './help/products.ts'
import { slips } from './help/slips.ts'
import { thingsByCounted } from './help/things.ts'
import { spoken } from './speech.ts'

const shared: Sentences<SharedPhrase> = { ...general, ...numberLine, ...columns, ...counting, ...products, ...slips }

/** Loads the sentences of an operation from its folder. Its solutions have only shared phrases and its own. */
export async function loadEnNZHelp(operation: Operation): Promise<HelpLanguage> {
  const own: { readonly sentences: Partial<Sentences<Phrase>> } = await import(
    `../../operations/${operation}/sentences.en-NZ.ts`
  )
  const sentences = { ...shared, ...own.sentences } as Sentences<Phrase>
  return {
    says: (phrases) =>
      lineOf(phrases.flatMap((phrase, i) => [i === 0 ? '' : ' ', ...sentences[phrase.kind](phrase as never)])),
    ask,
    choices,
    written,
    spoken,
    placeName: plural,
    placeLetters: (place) => lettersByPlace[place]!,
    toGo: (hops) => `${hops} to go`,
    stopLetters: (stop) => stop,
  }
}

function choices({ ask: asked }: StepQuestion): readonly Line[] {
  switch (asked.kind) {
    case 'nextOperator':
      return asked.of.map((operator) => [symbolOf(operator)])
    case 'whichPlace':
      return asked.of.map((place) => line`${plural(place)}`)
    case 'choose':
      return asked.of.map((label) => line`${label}`)
    default:
      return []
  }
}

function ask({ ask: asked }: StepQuestion): Line {
  const equals = symbolOf('=')
  switch (asked.kind) {
    case 'calculation':
      return line`${expressionOf(asked.expression)} ${equals} ${box}`
    case 'missingPart':
      return line`${asked.part} ${symbolOf('+')} ${box} ${equals} ${asked.whole}`
    case 'missingTaken':
      return line`${asked.from} ${symbolOf('−')} ${box} ${equals} ${asked.left}`
    case 'beside':
      return asked.side === 'after' ? line`${asked.number}, ${box}` : line`${box}, ${asked.number}`
    case 'fits':
      return line`${asked.size}s in ${asked.into} ${equals} ${box}`
    case 'each':
      return line`${capital(plural(asked.place))} each ${equals} ${box}`
    case 'digit':
      return line`${capital(plural(asked.place))} ${equals} ${box}`
    case 'placeDigit':
      return line`${capital(plural(asked.place))} digit ${equals} ${box}`
    case 'nextOperator':
      return [expressionOf(asked.expression)]
    case 'whichPlace':
      return line`${list(asked.of.map(plural), 'or')}`
    case 'count':
      return line`${capital(thingsByCounted[asked.things].plural)} ${equals} ${box}`
    case 'countGroup':
      return line`${asked.label} ${equals} ${box}`
    case 'choose':
      return line`${list(asked.of, 'or')}`
    case 'hiddenSide':
      return line`Dashed side ${equals} ${box} ${unitOf('cm')}`
  }
}
