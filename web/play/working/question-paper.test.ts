import { describe, expect, it } from 'vitest'
import { loadLevels, type PlayableLevel, type Question, randomFrom, rightAnswer, seedFrom } from '#maths'
import { nextRow, squareAfter, squareBefore, squareTowards, typedInto } from './focus-order.ts'
import { papersOf } from './offer.ts'
import { cellAt, type Paper, type Position } from './paper.ts'
import { paperOf } from './question-paper.ts'

const written = (
  await Promise.all((['addition', 'subtraction', 'multiplication', 'division'] as const).map(loadLevels))
)
  .flat()
  .map((level) => ({ name: `${level.operation} ${level.id}`, level }))
const others = (await Promise.all((['bedmas', 'length', 'timestable', 'numberphase1'] as const).map(loadLevels))).flat()

function questionsOf({ operation, id, dealer }: PlayableLevel, count = 200): Question[] {
  const random = randomFrom(seedFrom(`working ${operation} ${id}`))
  let memory: readonly number[] = []
  return Array.from({ length: count }, () => {
    const dealt = dealer.deal(random, memory)
    memory = dealt.memory
    return dealt.question
  })
}

const noWords = { numberWord: String }
const digitsOf = (number: string) => Array.from(number.replace(/\D/g, ''))

/** Returns the printed characters of each row, with "_" for a square and a point where the paper has one. */
function rowsOf({ rows }: Paper): string[] {
  return rows.map(({ cells }) =>
    cells
      .map((cell) => {
        const text = cell.kind === 'print' ? cell.text : cell.kind === 'blank' ? ' ' : cell.little ? '.' : '_'
        return 'point' in cell && cell.point ? `${text},` : text
      })
      .join('')
      .trimEnd(),
  )
}

describe('the paper of every level of Four Operations', () => {
  it.each(written)('every question of $name is set out in columns with enough squares for its answer', ({ level }) => {
    for (const question of questionsOf(level)) {
      const paper = paperOf(question)!
      expect(paper.rows.every(({ cells }) => cells.length === paper.columns)).toBe(true)
      expect(paper.columns).toBeLessThanOrEqual(9)
      // The digits are in the middle of the paper, which is below the middle of the question.
      expect(paper.rows.some(({ cells }) => cells.at(-1)!.kind !== 'blank')).toBe(true)
      expect(paper.rows.length).toBeLessThanOrEqual(8)
      const keys = paper.order.map(String)
      expect(new Set(keys).size).toBe(keys.length)
      expect(paper.order.every((at) => cellAt(paper, at).kind === 'square')).toBe(true)

      const answer = rightAnswer(question, noWords)
      const number =
        answer.kind === 'number' ? answer.number : answer.kind === 'quotientAndRemainder' ? answer.quotient : ''
      const isDivision = level.operation === 'division'
      const [answerRow] = isDivision ? [0] : paper.order.at(-1)!
      const squares = paper.rows[answerRow]!.cells.filter((cell) => cell.kind === 'square')
      expect(squares.length).toBeGreaterThanOrEqual(digitsOf(number).length)
    }
  })
  it.each(written)('the paper of $name shows the digits of the question and nothing of its answer', ({ level }) => {
    for (const question of questionsOf(level, 50)) {
      if (question.ask.kind !== 'calculation') continue
      const { left, right } = question.ask.expression
      const isEmptyFrame = level.operation === 'division' && !Number.isInteger(right)
      const printed = rowsOf(paperOf(question)!).join('').replace(/\D/g, '')
      const asked = [left, right].flatMap((number) => digitsOf(String(number))).sort()
      expect(Array.from(printed).sort()).toEqual(isEmptyFrame ? [] : asked)
    }
  })
  it.each(written)('every square of $name has a label of its own', ({ level }) => {
    for (const question of questionsOf(level, 50)) {
      const labels = paperOf(question)!.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell.kind === 'square' ? [cell.label] : [])),
      )
      expect(labels).not.toContain('')
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})

const calculation = (left: number, operator: '+' | '−' | '×' | '÷', right: number, expects?: Question['expects']) =>
  paperOf({
    ask: { kind: 'calculation', expression: { operator, left, right } },
    expects: expects ?? { kind: 'number', answer: '0', places: 0, compared: 'exact' },
    drawn: { kind: 'expression' },
  })!
const decimal: Question['expects'] = { kind: 'number', answer: '1.2', places: 2, compared: 'rounded' }
const rest: Question['expects'] = { kind: 'quotientAndRemainder', quotient: '79', remainder: '1' }

describe('the layout of a calculation', () => {
  it('a sum has its digits under each other, squares for the carries and one for the last carry', () => {
    expect(rowsOf(calculation(468, '+', 275))).toEqual([' ..', ' 468', '+275', '____'])
  })
  it('a sum of decimals has its points under each other and a square for the missing zero', () => {
    expect(rowsOf(calculation(3.4, '+', 1.25))).toEqual([' ..', ' 3,4_', '+1,25', '__,__'])
  })
  it('a difference has a square for an exchange above each column', () => {
    expect(rowsOf(calculation(504, '−', 87))).toEqual([' ...', ' 504', '− 87', ' ___'])
  })
  it('a long multiplication has a row for each digit of the second factor and one for the total', () => {
    expect(rowsOf(calculation(234, '×', 12))).toEqual(['  ..', '  234', ' × 12', ' ____', '_____', '_____'])
  })
  it('a multiplication has the longer factor above', () => {
    expect(rowsOf(calculation(8, '×', 10))).toEqual([' .', ' 10', '× 8', '___'])
  })
  it('a division has a frame with the quotient above and a square for the remainder', () => {
    const paper = calculation(475, '÷', 6, rest)
    expect(rowsOf(paper)).toEqual([' ___r_', '  ..', '6475'])
    expect(paper.frameAfter).toBe(0)
  })
  it('a decimal division goes on past the point', () => {
    expect(rowsOf(calculation(7, '÷', 4, decimal))).toEqual([' _,__', '  ..', '47,__'])
  })
  it('a division by a decimal has an empty frame for both numbers, which the child writes larger', () => {
    expect(rowsOf(calculation(6, '÷', 0.5, decimal))).toEqual([' __', '  .', '___'])
  })
  it('repeated addition is set out as its sum', () => {
    const ask = { kind: 'repeatedAddition', groups: 3, size: 4 } as const
    const paper = paperOf({ ask, expects: decimal, drawn: { kind: 'expression' } })!
    expect(rowsOf(paper)).toEqual(['', ' 4', ' 4', '+4', '__'])
  })
})

describe('the focus between the squares', () => {
  const sum = calculation(468, '+', 275)
  const walk = (paper: Paper) => {
    const labels: string[] = []
    let at: Position | null = paper.order[0] ?? null
    while (at) {
      const cell = cellAt(paper, at)
      if (cell.kind === 'square') labels.push(cell.label)
      at = squareAfter(paper, at)
    }
    return labels
  }
  it('the focus goes from the ones to the left in a sum', () => {
    expect(walk(sum)).toEqual(['ones', 'tens', 'hundreds', 'thousands'])
  })
  it('the focus goes from the left to the remainder in a division', () => {
    expect(walk(calculation(475, '÷', 6, rest))).toEqual([
      'quotient, hundreds',
      'quotient, tens',
      'quotient, ones',
      'remainder',
    ])
  })
  it('the focus goes through the rows of a long multiplication from the right', () => {
    expect(walk(calculation(12, '×', 13)).slice(0, 5)).toEqual([
      'row 1, ones',
      'row 1, tens',
      'row 1, hundreds',
      'row 2, ones',
      'row 2, tens',
    ])
  })
  it('the result of a column follows its carried number', () => {
    expect(squareAfter(sum, [0, 2])).toEqual([3, 2])
  })
  it('Enter goes to the next row, and to the answer after the last row', () => {
    expect(nextRow(calculation(12, '×', 13), [3, 3])).toEqual([4, 3])
    expect(nextRow(sum, [3, 3])).toBeNull()
  })
  it('an arrow key goes over printed digits, and stays at the edge', () => {
    expect(squareTowards(sum, [3, 2], 'ArrowUp')).toEqual([0, 2])
    expect(squareTowards(sum, [3, 3], 'ArrowRight')).toBeNull()
    expect(squareTowards(sum, [3, 3], 'a')).toBeNull()
  })
  it('the square before the first one does not exist', () => {
    expect(squareBefore(sum, [3, 3])).toBeNull()
    expect(squareBefore(sum, [3, 2])).toEqual([3, 3])
  })
  it('a full square begins again with the next digit', () => {
    expect(typedInto('3', '5', 1)).toBe('5')
    expect(typedInto('1', '2', 2)).toBe('12')
    expect(typedInto('12', '4', 2)).toBe('4')
  })
})

describe('the levels with working', () => {
  it('every level of addition, subtraction, multiplication and division has columns and the pen from Stage 2 on', () => {
    for (const { level } of written) expect(papersOf(level).join()).toBe(level.stage === '1' ? '' : 'columns,pen')
  })
  it('BEDMAS and Length from 1.7 have the pen only, and other levels have no working', () => {
    const withPen = others
      .filter((level) => papersOf(level).join() === 'pen')
      .map(({ operation, id }) => operation + id)
    const without = others.filter((level) => papersOf(level).length === 0).map(({ operation, id }) => operation + id)
    expect(withPen).toEqual([
      ...['bedmas1.1', 'bedmas1.2', 'bedmas1.3', 'bedmas1.4', 'length1.7'],
      ...['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '3.1', '3.2', '3.3'].map(
        (id) => `length${id}`,
      ),
    ])
    expect(without).toHaveLength(others.length - withPen.length)
  })
})
