/** Proves that the language of questions and help is a value: a child plays in the German of the tests. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  areaByOperation,
  loadLevels,
  operations,
  type PlayableLevel,
  type Question,
  randomFrom,
  seedFrom,
} from '#maths'
import { type Line, loadSolve, type Step, textOf } from '#maths/solve'
import { germanStepPictures } from '../../../maths/test/languages/de/help/descriptions.ts'
import { germanHelp } from '../../../maths/test/languages/de/help.ts'
import { german, germanPictures } from '../../../maths/test/languages/de/language.ts'
import { germanMistakes } from '../../../maths/test/languages/de/mistakes.ts'
import { germanSpeech } from '../../../maths/test/languages/de/speech.ts'
import { kindOf } from '../answer-kinds.ts'
import { HelpContext } from '../help/help-context.ts'
import { loadHints } from '../help/hints.ts'
import { LineText } from '../help/line-text.tsx'
import { loadStepPictures } from '../help/pictures/pictures-by-operation.ts'
import { StepPicture } from '../help/pictures/step-picture.tsx'
import { StepAnswer } from '../help/step-answer.tsx'
import { numberKind } from '../questions/number-question.tsx'
import { lengthKinds } from '../sheets/length-sheet.tsx'
import { numberKinds } from '../sheets/number-sheet.tsx'
import { writtenKinds } from '../sheets/written-sheet.tsx'
import { type PlayLanguage, PlayLanguageContext } from './language.ts'
import { PictureLanguageContext } from './picture-language.ts'

const language: PlayLanguage = {
  tag: german.tag,
  say: german,
  loadPictures: async () => germanPictures,
  loadSpeech: async () => germanSpeech,
  loadHelp: async () => germanHelp,
  loadStepPictures: async () => germanStepPictures,
  loadMistakes: async () => germanMistakes,
}

const kindsByArea = {
  numberstructure: numberKinds,
  timestable: { number: numberKind },
  fouroperations: writtenKinds,
  measurement: lengthKinds,
}

/**
 * Returns what a child reads and hears of a part of a screen, as far as its elements say that it is German. The spaces
 * in equations are plain ones.
 */
function wordsOf(part: ReactNode): string {
  const markup = renderToStaticMarkup(
    <PlayLanguageContext value={language}>
      <PictureLanguageContext value={germanPictures}>
        <HelpContext value={germanHelp}>{part}</HelpContext>
      </PictureLanguageContext>
    </PlayLanguageContext>,
  )
  const words: string[] = []
  const languages = ['']
  for (const [, end, attributes = '', isEmpty, text] of markup.matchAll(/<(\/?)\w+([^>]*?)(\/?)>|([^<]+)/g)) {
    if (end) languages.pop()
    const own = /\blang="(.*?)"/.exec(attributes)?.[1] ?? languages.at(-1)!
    const said = text ?? /\baria-label="(.*?)"/.exec(attributes)?.[1] ?? ''
    if (own === german.tag) words.push(said)
    if (!end && !isEmpty && text === undefined) languages.push(own)
  }
  return words.join('').replaceAll('\u00a0', ' ').replaceAll('&quot;', '"')
}

const textIn = (line: Line) => textOf(line, germanHelp.written)

const nothing = () => {}

function questionOf(level: PlayableLevel, { ask, expects, drawn }: Question): ReactNode {
  const { View, empty } = kindOf(kindsByArea[areaByOperation[level.operation]], expects.kind)
  const shown = {
    level,
    mark: null,
    locked: false,
    touch: false,
    part: null,
    focus: { current: null },
    ear: null,
    hearFirst: null,
  }
  return <View {...shown} question={{ ask, expects, drawn }} answer={empty} onAnswer={nothing} onPart={nothing} />
}

const levels = await Promise.all(
  operations.map(async (operation) => {
    const [solve, pictures] = [await loadSolve(operation), await loadStepPictures(operation)]
    const { hint } = await loadHints(operation, await language.loadHelp(operation))
    return (await loadLevels(operation)).map((level) => ({ level, solve, pictures, hint }))
  }),
)

describe.each(levels.flat().map((entry) => [`${entry.level.operation} ${entry.level.id}`, entry] as const))(
  '%s in a second language',
  (_, { level, solve, pictures, hint }) => {
    const { question } = level.dealer.deal(randomFrom(seedFrom(level.id)), [])
    const solution = solve(level, question)

    it('the question is shown in that language', () => {
      expect(wordsOf(questionOf(level, question))).toContain(german.prompt(question).shown)
    })

    it('the hint is said in that language', () => {
      expect(hint(solution, null).text).toBe(textIn(germanHelp.says(solution.hint())))
    })

    it.each(solution.steps.map((step) => [step] as const))('a step is shown in that language: %j', (step: Step) => {
      const words = wordsOf(
        <>
          <LineText line={germanHelp.says(step.says)} notation={germanHelp.written} />
          <StepPicture
            shows={step.shows}
            hops={false}
            room="whole"
            pictures={pictures}
            describe={germanStepPictures.describe}
          />
          {step.asks && (
            <StepAnswer
              asks={step.asks}
              value=""
              onValue={nothing}
              mark={null}
              touch={false}
              focus={{ current: null }}
            />
          )}
        </>,
      )
      expect(words).toContain(textIn(germanHelp.says(step.says)))
      for (const drawing of step.shows) expect(words).toContain(germanStepPictures.describe(drawing))
      for (const label of step.asks ? germanHelp.choices(step.asks) : []) expect(words).toContain(textIn(label))
    })
  },
)
