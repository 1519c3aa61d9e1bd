/**
 * What a level asks, says and draws, and how its rounds go, as lines of text. The recordings of all levels are kept in
 * `recordings/`. They show which questions and replies a change of the code has changed.
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

/** Three questions of three seeds written out, the checksum of 300 questions of each, and the checksum of a round. */
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

/** How it is answered, the text, the answer, what is read aloud, what the picture is said to show, the picture itself. */
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
