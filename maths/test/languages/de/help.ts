/** German help, for tests only. It has a sentence for every phrase of every operation. */
import type { HelpLanguage } from '../../../say/help-language.ts'
import { box, expressionOf, type Line, lineOf, symbolOf, unitOf } from '../../../say/parts.ts'
import type { Sentences } from '../../../say/sentences.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { StepQuestion } from '../../../solve/solution.ts'
import { addition, bedmas, division, multiplication, subtraction } from './help/calculations.ts'
import { length } from './help/length.ts'
import { line } from './help/line.ts'
import { numberphase1 } from './help/number.ts'
import { lettersByPlace, list, nameOf } from './help/places.ts'
import { shared } from './help/shared.ts'
import { thingName } from './help/things.ts'
import { number, spoken, written } from './notation.ts'

const sentences: Sentences<Phrase> = {
  ...shared,
  ...addition,
  ...bedmas,
  ...division,
  ...length,
  ...multiplication,
  ...numberphase1,
  ...subtraction,
}

/** Returns a label of a choice. A number gets the decimal comma. */
const labelOf = (label: string) => (Number.isNaN(Number(label)) ? label : number(Number(label)))

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
      return line`${asked.size} passt in ${asked.into} ${equals} ${box}`
    case 'each':
      return line`${nameOf(asked.place)} für jeden ${equals} ${box}`
    case 'digit':
      return line`${nameOf(asked.place)} ${equals} ${box}`
    case 'placeDigit':
      return line`${nameOf(asked.place)}stelle ${equals} ${box}`
    case 'nextOperator':
      return [expressionOf(asked.expression)]
    case 'whichPlace':
      return line`${list(asked.of.map(nameOf), 'oder')}`
    case 'count':
      return line`${thingName(asked.things, 2)} ${equals} ${box}`
    case 'countGroup':
      return line`Gruppe ${asked.label} ${equals} ${box}`
    case 'choose':
      return line`${list(asked.of.map(labelOf), 'oder')}`
    case 'hiddenSide':
      return line`Gestrichelte Seite ${equals} ${box} ${unitOf('cm')}`
  }
}

function choices({ ask: asked }: StepQuestion): readonly Line[] {
  if (asked.kind === 'nextOperator') return asked.of.map((operator) => [symbolOf(operator)])
  if (asked.kind === 'whichPlace') return asked.of.map((place) => line`${nameOf(place)}`)
  return asked.kind === 'choose' ? asked.of.map((label) => line`${labelOf(label)}`) : []
}

export const germanHelp: HelpLanguage = {
  says: (phrases) =>
    lineOf(phrases.flatMap((phrase, i) => [i === 0 ? '' : ' ', ...sentences[phrase.kind](phrase as never)])),
  ask,
  choices,
  written,
  spoken,
  placeName: nameOf,
  placeLetters: (place) => lettersByPlace[place]!,
  toGo: (hops) => `noch ${hops}`,
  stopLetters: (stop) => ({ B: 'K', E: 'H', DM: 'P', AS: 'S' })[stop],
}
