/**
 * Records the questions, read-aloud texts, pictures and rounds of a level as lines of text. The recordings of all
 * levels are in `recordings/`. They show which questions and replies a change of the code has changed.
 */
import { describeDrawing } from '../describe.ts'
import type { PlayableLevel } from '../level.ts'
import { answerText, type Question, spokenText } from '../question.ts'
import { seedFrom } from '../random.ts'
import { dealFrom } from './deal.ts'
import { playScript } from './scripted-round.ts'

const seeds = ['kauri', 'rimu', 'tōtara']
const writtenOut = 3
const dealt = 300

/** Returns three questions for each of three seeds, the checksum of 300 for each, and the checksum of a round. */
export function recordLevel(level: PlayableLevel): string[] {
  return [
    `## ${level.id} ${level.title}`,
    ...seeds.flatMap((seed) => {
      const lines = dealFrom(level, dealt, seed).map(recordQuestion)
      return [...lines.slice(0, writtenOut), `${dealt} questions from "${seed}": ${checksum(lines)}`]
    }),
    `A scripted round: ${checksum(playScript(level, 'recorded-round'))}`,
    '',
  ]
}

/** Returns the kind, text, answer, read-aloud text, text alternative and picture of a question. */
function recordQuestion(question: Question): string {
  const spoken = spokenText(question)
  const picture = describeDrawing(question)
  return [
    question.kind,
    `${question.text} → ${answerText(question)}`,
    ...(spoken === question.text ? [] : [`says ${spoken}`]),
    ...(picture === '' || picture === spoken ? [] : [`shows ${picture}`]),
    `${question.drawn.kind} ${checksum([JSON.stringify(question.drawn)])}`,
  ].join(' | ')
}

function checksum(lines: readonly string[]): string {
  return seedFrom(lines.join('\n'))
    .slice(0, 2)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')
}
