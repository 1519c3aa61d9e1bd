/**
 * Records the dealing and the rounds of a level as lines of text, each in its own file in `recordings/`. They show
 * which questions, texts and results a change of the code affects.
 */
import type { PlayableLevel } from '../playable/level.ts'
import type { Question } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { seedFrom } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { enNZPictures } from '../say/en-NZ/pictures.ts'
import { enNZSpeech } from '../say/en-NZ/speech.ts'
import { dealFrom } from './deal.ts'
import { playScript } from './scripted-round.ts'

const seeds = ['kauri', 'rimu', 'tōtara']
const shownCount = 3
const dealtCount = 300

/**
 * Returns the recording of the questions of a level. For each of three seeds, it has three questions and the checksums
 * of 300. A changed hash of a question needs a new version of the rules (`rules.ts`). A changed text does not.
 */
export function recordDealing(level: Pick<PlayableLevel, 'id' | 'title' | 'dealer'>): string[] {
  return [
    `## ${level.id} ${level.title}`,
    ...seeds.flatMap((seed) => {
      const questions = dealFrom(level, dealtCount, seed)
      const texts = questions.map(recordTexts)
      const hashes = questions.map((question) => hexadecimal(hashQuestion(question)))
      return [
        ...texts.slice(0, shownCount).map((text, i) => `${text} ${hashes[i]}`),
        `${dealtCount} questions from "${seed}": ${checksum(hashes)}, their texts: ${checksum(texts)}`,
      ]
    }),
    '',
  ]
}

/** Returns the recording of a round of a level: the checksum of its moves with their results. */
export function recordRound(level: PlayableLevel): string {
  return `${level.id} ${level.title}: ${checksum(playScript(level, 'recorded-round'))}`
}

/** Returns the text, speech, description and expected answer of a question, and the kinds of answer and picture. */
function recordTexts(question: Question): string {
  const text = enNZ.text(question)
  const spoken = enNZSpeech(question)
  const picture = enNZPictures.describeDrawing(question)
  return [
    question.expects.kind,
    `${text} → ${enNZ.answer(question)}`,
    ...(spoken === text ? [] : [`says ${spoken}`]),
    ...(picture === '' || picture === spoken ? [] : [`shows ${picture}`]),
    question.drawn.kind,
  ].join(' | ')
}

function checksum(lines: readonly string[]): string {
  return seedFrom(lines.join('\n'))
    .slice(0, 2)
    .map((word) => hexadecimal(word >>> 0))
    .join('')
}

function hexadecimal(word: number): string {
  return word.toString(16).padStart(8, '0')
}
