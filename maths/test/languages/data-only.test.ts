/** Checks that questions and moves contain only numbers and words of the code, and no word of a language. */
import { expect, it } from 'vitest'
import { operations } from '../../curriculum.ts'
import { animals, objects, shapeNames } from '../../drawing.ts'
import { loadLevels } from '../../load.ts'
import { sizeByUnit } from '../../quantity.ts'
import { comparisons, type Question } from '../../question.ts'
import { people } from '../../story.ts'
import { dealFrom } from '../deal.ts'
import { english } from '../oracle-english.ts'
import { storyQuestions } from '../stories.ts'
import { playRound } from './played-round.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()
const named = levels.map((level) => [level.operation, level.id, level] as const)

function expectData(questions: readonly Question[]): void {
  for (const question of questions) {
    const texts = textsIn(JSON.parse(JSON.stringify(question)))
    expect(texts.filter((text) => text.includes(' '))).toEqual([])
    expect(texts.filter(isLanguage)).toEqual([])
  }
}

/** All texts that the code itself puts into a question or a move. */
const ids: ReadonlySet<string> = new Set([
  ...[
    'calculation',
    'repeatedAddition',
    'convert',
    'addQuantities',
    'run',
    'count',
    'readBlocks',
    'readWord',
    'compare',
  ],
  ...['order', 'missingPart', 'countSpans', 'measure', 'wayAround', 'perimeter'],
  ...['story', 'join', 'separate', ...people],
  ...['next', 'missing', 'groups', 'numbers', 'bars', 'less', 'more', 'smallest', 'largest', 'hand', 'foot'],
  ...['number', 'quotientAndRemainder', 'choice', 'numberAndWord'],
  ...['nothing', 'expression', 'animals', 'blocks', 'word', 'dots', 'bond', 'spans', 'ruler', 'grid', 'shape'],
  ...['answer', 'timeUp', 'reveal', 'timer'],
  ...['+', '−', '×', '÷'],
  ...[...Object.keys(sizeByUnit), ...animals, ...objects, ...shapeNames, ...comparisons],
])

it.each(named)('a question of %s %s contains no sentence and no word of a language', (_operation, _id, level) => {
  expectData(dealFrom(level, 500, 'data only'))
})

it('a story contains no sentence and no word of a language', () => {
  expectData(storyQuestions)
})

it.each(named)(
  'a move of %s %s contains no word of a language, except a typed number word',
  (_operation, _id, level) => {
    const { moves } = playRound(level, english, 40)
    const typed = moves.flatMap((move) => {
      return move.kind === 'answer' && move.answer.kind === 'numberAndWord' ? [move.answer.word] : []
    })
    const texts = textsIn(JSON.parse(JSON.stringify(moves)))
    expect(texts.filter((text) => isLanguage(text) && !typed.includes(text))).toEqual([])
  },
)

/** Returns all texts in plain data, except field names. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** Returns whether a text is neither a word of the code, nor a number, nor the label of a choice. */
function isLanguage(text: string): boolean {
  return !ids.has(text) && !/^(0|[1-9]\d*)(\.\d+)?$/.test(text) && !/^[A-C]$/.test(text)
}
