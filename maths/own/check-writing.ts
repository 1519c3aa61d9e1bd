/** Checks what a teacher has written, without working out the numbers of a problem. */
import { mostCombinations } from './combinations.ts'
import { type Fault, readCondition, readExpression } from './expression.ts'
import { countOf, decimalOf, hasRepeated, namesOf, readNumber } from './number-values.ts'
import {
  type ChangingNumber,
  choiceCounts,
  itemCounts,
  longestCell,
  longestChoice,
  longestItem,
  longestText,
  longestUnit,
  mostCells,
  mostConditions,
  mostListed,
  mostNumbers,
  namePattern,
  type PictureNumber,
  type WrittenProblem,
} from './problem.ts'
import { fault, type ProblemFault, type ProblemField } from './problem-fault.ts'

/** Returns the faults that a problem has without its numbers being worked out, in the order of the fields. */
export function checkWriting(problem: WrittenProblem): readonly ProblemFault[] {
  const { text, numbers, conditions } = problem
  const names = namesOf(numbers)
  return [
    ...checkText({ name: 'text' }, text, longestText, names),
    ...checkNumbers(numbers),
    ...checkCount('conditions', conditions, [0, mostConditions]),
    ...conditions.flatMap((condition, index) => faultOf({ name: 'condition', index }, readCondition(condition, names))),
    ...checkAnswer(problem.answer, names),
    ...checkPicture(problem.picture, names),
  ]
}

function checkCount(
  name: 'numbers' | 'conditions' | 'answer',
  list: readonly unknown[],
  [fewest, most]: readonly [number, number],
) {
  return list.length < fewest || list.length > most ? [fault({ name }, 'count')] : []
}

/** Checks a text with names in braces. It may be empty only if it is a cell. */
function checkText(field: ProblemField, text: string, longest: number, names: readonly string[]): ProblemFault[] {
  if (text.trim() === '' && field.name !== 'cell') return [fault(field, 'empty', 0)]
  if (text.length > longest) return [fault(field, 'long', longest)]
  const unknown = [...text.matchAll(namePattern)].find(([, name]) => !names.includes(name!))
  return unknown ? [fault(field, 'unknownName', unknown.index)] : []
}

function checkNumbers(numbers: readonly ChangingNumber[]): ProblemFault[] {
  const names = namesOf(numbers)
  const combinations = numbers.reduce((product, number) => {
    const read = readNumber(number)
    return read ? product * countOf(read) : product
  }, 1)
  return [
    ...checkCount('numbers', numbers, [0, mostNumbers]),
    ...(numbers.length <= mostNumbers && combinations > mostCombinations
      ? [fault({ name: 'numbers' }, 'tooMany')]
      : []),
    ...numbers.flatMap((number, index): ProblemFault[] => {
      const field = { name: 'number', index } as const
      const { name, values } = number
      if (!/^[a-z]$/.test(name)) return [fault(field, 'letter')]
      if (names.indexOf(name) < index) return [fault(field, 'repeated')]
      if (values.kind === 'list' && (values.numbers.length < 1 || values.numbers.length > mostListed))
        return [fault(field, 'count')]
      const read = readNumber(number)
      if (!read) return [fault(field, values.kind === 'range' ? 'range' : 'number')]
      return read.kind === 'list' && hasRepeated(read.decimals) ? [fault(field, 'repeated')] : []
    }),
  ]
}

/** Returns the fault of an expression or a condition that was read. */
function faultOf(field: ProblemField, read: object | { readonly fault: Fault; readonly at: number }): ProblemFault[] {
  return 'fault' in read ? [fault(field, read.fault, read.at)] : []
}

function checkAnswer(answer: WrittenProblem['answer'], names: readonly string[]): ProblemFault[] {
  switch (answer.kind) {
    case 'number': {
      const within = decimalOf(answer.within)
      return [
        ...faultOf({ name: 'answer' }, readExpression(answer.expression, names)),
        ...(answer.unit.length > longestUnit ? [fault({ name: 'unit' }, 'long', longestUnit)] : []),
        ...(within === null || within.startsWith('-') ? [fault({ name: 'within' }, 'number')] : []),
      ]
    }
    case 'choice':
      return [
        ...checkCount('answer', answer.choices, choiceCounts),
        ...checkTexts('choice', answer.choices, longestChoice, names),
        ...(answer.choices[answer.right] === undefined ? [fault({ name: 'answer' }, 'empty')] : []),
      ]
    case 'order':
      return [
        ...checkCount('answer', answer.items, itemCounts),
        ...checkTexts('item', answer.items, longestItem, names),
      ]
  }
}

function checkTexts(name: 'choice' | 'item', texts: readonly string[], longest: number, names: readonly string[]) {
  return texts.flatMap((text, index) => {
    const field = { name, index }
    const faults = checkText(field, text, longest, names)
    const isRepeated = texts.findIndex((other) => other.trim() === text.trim()) < index
    return faults.length === 0 && isRepeated ? [fault(field, 'repeated')] : faults
  })
}

function checkPicture(picture: WrittenProblem['picture'], names: readonly string[]): ProblemFault[] {
  const checkNumber = (text: PictureNumber): ProblemFault[] => {
    if (/^\s*\d{1,3}\s*$/.test(text)) return []
    const name = /^\s*\{([a-z])\}\s*$/.exec(text)?.[1]
    if (name === undefined) return [fault({ name: 'picture' }, 'number')]
    return names.includes(name) ? [] : [fault({ name: 'picture' }, 'unknownName')]
  }
  switch (picture?.kind) {
    case undefined:
      return []
    case 'animals':
      return checkNumber(picture.count)
    case 'rectangle':
      return [picture.width, picture.height].flatMap(checkNumber)
    case 'ruler':
      return [picture.from, picture.to].flatMap(checkNumber)
    case 'table': {
      const { rows } = picture
      const columns = rows[0]?.length ?? 0
      const counts = [rows.length, columns]
      const isTable = counts.every((count) => count >= 1 && count <= mostCells)
      if (!isTable || rows.some(({ length }) => length !== columns)) return [fault({ name: 'picture' }, 'count')]
      if (rows.flat().every((cell) => cell.trim() === '')) return [fault({ name: 'picture' }, 'empty')]
      return rows.flatMap((cells, row) =>
        cells.flatMap((cell, column) => checkText({ name: 'cell', row, column }, cell, longestCell, names)),
      )
    }
  }
}
