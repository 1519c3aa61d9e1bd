/**
 * Records the questions, read-aloud texts, pictures and rounds of a level as lines of text. The recordings of all
 * levels are in `recordings/`. They show which questions, texts and replies a change of the code has changed.
 */
import type { PlayableLevel } from '../level.ts'
import type { Question } from '../question.ts'
import { hashQuestion } from '../question-hash.ts'
import { seedFrom } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { dealFrom } from './deal.ts'
import { playScript } from './scripted-round.ts'

const seeds = ['kauri', 'rimu', 'tōtara']
const writtenOut = 3
const dealt = 300

/**
 * Returns three questions for each of three seeds, the checksums of 300 for each, and the checksum of a round. A changed
 * hash of a question needs a new version of the rules (`rules.ts`). A changed text alone does not.
 */
export function recordLevel(level: PlayableLevel): string[] {
  return [
    `## ${level.id} ${level.title}`,
    ...seeds.flatMap((seed) => {
      const questions = dealFrom(level, dealt, seed)
      const texts = questions.map(recordTexts)
      const hashes = questions.map((question) => hexadecimal(hashQuestion(question)))
      return [
        ...texts.slice(0, writtenOut).map((text, i) => `${text} ${hashes[i]}`),
        `${dealt} questions from "${seed}": ${checksum(hashes)}, their texts: ${checksum(texts)}`,
      ]
    }),
    `A scripted round: ${checksum(playScript(level, 'recorded-round'))}`,
    '',
  ]
}

/** Returns the kind of answer, the text, answer, read-aloud text, text alternative and kind of picture of a question. */
function recordTexts(question: Question): string {
  const text = enNZ.text(question)
  const spoken = enNZ.speech(question)
  const picture = enNZ.describeDrawing(question)
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
