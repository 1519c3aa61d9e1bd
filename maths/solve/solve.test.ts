/** The proofs of worked solutions, over every level that has one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check } from '../check.ts'
import { operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import type { Question } from '../question.ts'
import { enNZStepPictures } from '../say/en-NZ/help/descriptions.ts'
import { loadEnNZHelp } from '../say/en-NZ/help.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { numberWord } from '../say/en-NZ/number-words.ts'
import { enNZPictures } from '../say/en-NZ/pictures.ts'
import { type Line, textOf } from '../say/parts.ts'
import { asksTheSame, hasItsHops } from '../test/asked-in-pictures.ts'
import { dealFrom, differentQuestions } from '../test/deal.ts'
import { mostWords } from '../test/most-words.ts'
import { plain } from '../test/plain.ts'
import { isSame, mixesPlaces, numberOf, saidEquations } from '../test/said-equations.ts'
import { answersOf, labelsIn, numbersIn, tellsAnswer } from '../test/told-answers.ts'
import type { StepDrawing } from './drawings/drawing.ts'
import { loadSolve } from './load.ts'
import type { Step, StepQuestion } from './solution.ts'

/** Each level's proofs read every sentence of these questions. */
const dealt = 2000

const solved = await Promise.all(
  operations.map(async (operation) => {
    const [solve, help] = [await loadSolve(operation), await loadEnNZHelp(operation)]
    return (await loadLevels(operation)).map((level) => ({ level, solve, help }))
  }),
)

interface Solved {
  readonly question: Question
  readonly hint: string
  readonly steps: readonly Step[]
  readonly said: readonly string[]
  /** The lines of the hint and of the steps. */
  readonly lines: readonly Line[]
  /** The text alternatives of the pictures of each step. */
  readonly described: readonly (readonly string[])[]
}

const text = (line: Line) => textOf(line, plain)
/** Returns the words of a sentence. An operator or an equals sign is no word. */
const wordsIn = (sentence: string) => sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word))
/**
 * Returns whether a question shows a number: in its text, in its picture, or on the buttons of two or three numbers. A
 * calculation also shows each digit of its numbers.
 */
function isShown(number: string, question: Question): boolean {
  const { ask, expects } = question
  const text = enNZ.text(question)
  if (ask.kind === 'calculation') return text.includes(number)
  const tapped =
    expects.kind === 'order'
      ? expects.numbers
      : expects.kind === 'choice' && ask.kind === 'compare'
        ? expects.choices
        : []
  return [...numbersIn(`${text} ${enNZPictures.describeDrawing(question)}`), ...tapped].includes(number)
}

/** Returns whether the square, box or tick that the child fills has its number already. */
function showsAnswer(drawing: StepDrawing, { ask, expects: { answer } }: StepQuestion): boolean {
  switch (drawing.kind) {
    case 'numberLine':
      // A calculation and a number beside another one ask for a tick, and the others for the length of a hop.
      return ask.kind === 'calculation' || ask.kind === 'beside'
        ? drawing.written.map(String).includes(answer)
        : drawing.hops.some(({ state, label }) => state === 'next' && String(label) === answer)
    case 'columns': {
      const column = drawing.columns.find(({ place }) => place === drawing.asked?.place)
      const shown = drawing.asked?.row === 'top' ? (column?.swapped.at(-1) ?? column?.top) : column?.result
      return shown !== null && String(shown) === answer
    }
    case 'placeValueChart':
      return drawing.asked !== null && drawing.rows.at(-1)![drawing.highest - drawing.asked] !== null
    case 'areaModel': {
      const [across, down] = drawing.framed ?? []
      return across !== undefined && down !== undefined && drawing.products[down]![across] !== null
    }
    case 'shortDivision':
      return drawing.asked === 'remainder'
        ? drawing.remainder !== null
        : drawing.asked !== null && drawing.quotient[drawing.highest - drawing.asked] !== null
    case 'rows':
      return drawing.tinted !== null && drawing.products[drawing.tinted] !== null
    case 'orderOfOperations':
      return drawing.lines.at(-1)!.framed !== null
    case 'equalGroups':
      return String(drawing.total) === answer
    case 'dotArray':
      return drawing.totals.some((total) => String(total) === answer)
    case 'countedFlock':
      return ask.kind === 'count' && String(drawing.counted) === answer
    case 'rowsOfFive':
      return ask.kind === 'countGroup' && drawing.groups.some(({ label, counted }) => label === ask.label && counted)
    case 'matchedRows':
      return drawing.counted
    case 'placeBlocks':
      return (
        ask.kind === 'digit' &&
        drawing.digits.some((digit, i) => digit !== null && drawing.counts[i]!.place === ask.place)
      )
    case 'wordStrip':
      return drawing.counted
    case 'numberCards':
      return drawing.slid
    case 'numberBond':
      return drawing.other !== null
    case 'orderedNumbers':
      return drawing.placed.length > 0
    case 'dotCard':
      return drawing.total !== null
    case 'comparedBars':
      return drawing.chosen !== null
    case 'countedSpans':
      return String(drawing.counted) === answer
    case 'rulerHops':
      return drawing.hops > 0
    case 'walkedShape':
      return (
        (ask.kind !== 'count' && drawing.sides.some(({ state }) => state === 'found')) ||
        (drawing.line !== null && drawing.line.unknown === null)
      )
    case 'unitLines':
      return drawing.marks.every(({ large, small }) => large !== 'asked' && small !== 'asked')
    case 'wordTiles':
    case 'blocks':
    case 'dotGroups':
    case 'multiples':
    case 'decimalBars':
    case 'doubleNumberLine':
      return false
  }
}

/** Returns whether the answer makes the question of a step true, as far as numbers can tell. */
function follows({ ask, expects }: StepQuestion): boolean {
  const answer = Number(expects.answer)
  switch (ask.kind) {
    case 'calculation':
      return isSame(numberOf(ask.expression), answer)
    case 'missingPart':
      return isSame(ask.part + answer, ask.whole)
    case 'missingTaken':
      return isSame(ask.from - answer, ask.left)
    case 'fits':
      return isSame(Math.floor(ask.into / ask.size), answer)
    case 'each':
      return isSame(Math.floor(ask.count / ask.by), answer)
    default:
      return true
  }
}

/**
 * Returns whether a picture crosses out blocks that it does not have, or more than the words have taken away so far.
 */
function crossesOutMore(drawing: StepDrawing, saidSoFar: string): boolean {
  if (drawing.kind !== 'blocks') return false
  const { rows, taken } = drawing
  const last = rows.at(-1)!
  if (taken.ones > last.ones || taken.tens > last.tens) return true
  return [taken.ones, taken.tens].some((count) => count > 0 && !saidSoFar.includes(`− ${count} =`))
}

/** Returns whether a number line has a number that is not on it. */
function writesBeyondLine(drawing: StepDrawing): boolean {
  if (drawing.kind !== 'numberLine') return false
  const { from, to, written, unknown } = drawing
  return [...written, unknown ?? from].some((number) => number < from || number > to)
}

describe.each(solved.flat().map((entry) => [`${entry.level.operation} ${entry.level.id}`, entry] as const))(
  'the solutions of %s',
  (_, { level, solve, help }) => {
    let solutions: readonly Solved[] = []
    beforeAll(() => {
      solutions = differentQuestions(dealFrom(level, dealt, 'solutions')).map((question) => {
        const { hint, steps } = solve(level, question)
        const lines = [hint(), ...steps.map(({ says }) => says)].map(help.says)
        const [hinted = '', ...said] = lines.map(text)
        return {
          question,
          hint: hinted,
          steps,
          said,
          lines,
          described: steps.map(({ shows }) => shows.map(enNZStepPictures.describe)),
        }
      })
    })
    // The solutions of all levels at once would fill the memory.
    afterAll(() => {
      solutions = []
    })
    /** Returns the first few broken solutions in words. */
    const broken = (isBroken: (solved: Solved) => boolean) =>
      solutions
        .filter(isBroken)
        .slice(0, 3)
        .map(({ question, hint, said }) => [enNZ.text(question), hint, ...said])

    it('every equation that a step or a hint says is true', () => {
      const lines = new Map(solutions.flatMap(({ lines }) => lines.map((line) => [text(line), line] as const)))
      const untrue = [...lines].filter(([, line]) => saidEquations(line).some(({ holds }) => !holds))
      expect(untrue.slice(0, 3).map(([sentence]) => sentence)).toEqual([])
      const hasEquation = (line: Line) => line.some((part) => part.kind === 'equation' && part.sides.length > 1)
      expect(
        broken(({ question, lines }) => question.ask.kind === 'calculation' && !hasEquation(lines.at(-1)!)),
      ).toEqual([])
    })

    it('a hint and a step never compare a count of a place with a number of ones', () => {
      expect(broken(({ hint, said }) => [hint, ...said].some(mixesPlaces))).toEqual([])
    })

    it('a picture crosses out only what its step or an earlier one has taken away', () => {
      const isWrong = ({ steps, said }: Solved) =>
        steps.some(({ shows }, i) => shows.some((drawing) => crossesOutMore(drawing, said.slice(0, i + 1).join(' '))))
      expect(broken(isWrong)).toEqual([])
    })

    it('every number that a number line writes is on the line', () => {
      expect(broken(({ steps }) => steps.some(({ shows }) => shows.some(writesBeyondLine)))).toEqual([])
    })

    it('the last step says the right answer', () => {
      const isMissing = ({ question, said }: Solved) => {
        const last = said.at(-1)!
        const { expects } = question
        if (expects.kind === 'order') return numbersIn(last).join() !== expects.answer.join()
        if (expects.kind === 'numberAndWord' && !last.includes(`${expects.number} is ${numberWord(expects.number)}.`)) {
          return true
        }
        return answersOf(question).some((answer) => ![...numbersIn(last), ...labelsIn(last)].includes(answer))
      }
      expect(broken(isMissing)).toEqual([])
    })

    it('a step and a hint have at most the words that the year can read', () => {
      const most = mostWords(level)
      expect(broken(({ hint, said }) => [hint, ...said].some((says) => wordsIn(says).length > most))).toEqual([])
    })

    it('a hint contains the answer only if the question shows it', () => {
      expect(broken(({ hint, question }) => tellsAnswer(hint, question))).toEqual([])
    })

    it('a digit that is named by its number alone is in it once', () => {
      const isUnclear = (sentence: string) =>
        [...sentence.matchAll(/The (\d) in (\d+) /g)].some(([, digit, number]) => number!.split(digit!).length > 2)
      expect(broken(({ hint, said }) => [hint, ...said].some(isUnclear))).toEqual([])
    })

    it('there are one to nine steps, of which one or two ask', () => {
      const asking = (steps: readonly Step[]) => steps.filter(({ asks }) => asks).length
      const isWrong = ({ steps }: Solved) =>
        steps.length < 1 || steps.length > 9 || asking(steps) < 1 || asking(steps) > 2
      expect(broken(isWrong)).toEqual([])
    })

    it('the answer of a step is marked right, and it follows from its question', () => {
      const isWrong = ({ steps }: Solved) =>
        steps.some(({ asks }) => {
          if (!asks) return false
          const { expects } = asks
          const given =
            expects.kind === 'choice'
              ? ({ kind: 'choice', choice: expects.answer } as const)
              : ({ kind: 'number', number: expects.answer } as const)
          if (check(asks, given) !== 'right') return true
          return !follows(asks)
        })
      expect(broken(isWrong)).toEqual([])
    })

    it('the picture of a step that asks does not show the answer', () => {
      const isGiven = ({ steps }: Solved) =>
        steps.some(({ says, shows, asks }) => {
          if (!asks) return false
          const { answer } = asks.expects
          const said = numbersIn(`${text(help.says(says))} ${text(help.ask(asks))}`)
          return !said.includes(answer) && shows.some((drawing) => showsAnswer(drawing, asks))
        })
      expect(broken(isGiven)).toEqual([])
    })

    it('a square of a result in columns never stands for a number of two digits', () => {
      const isTooLarge = ({ steps }: Solved) =>
        steps.some(({ shows, asks }) =>
          shows.some(
            (drawing) =>
              drawing.kind === 'columns' && drawing.asked?.row === 'result' && Number(asks!.expects.answer) >= 10,
          ),
        )
      expect(broken(isTooLarge)).toEqual([])
    })

    it('a step never asks for the digit after a swap where it was 0, because that is always 10', () => {
      const isAlwaysTen = ({ steps }: Solved) =>
        steps.some(({ shows, asks }) =>
          shows.some(
            (drawing) => drawing.kind === 'columns' && drawing.asked?.row === 'top' && asks!.expects.answer === '10',
          ),
        )
      expect(broken(isAlwaysTen)).toEqual([])
    })

    it('a step that asks for one of the choices of the question asks for the right one', () => {
      const differs = ({ question: { expects }, steps }: Solved) =>
        steps.some(
          ({ asks }) =>
            expects.kind === 'choice' &&
            asks?.expects.kind === 'choice' &&
            asks.expects.choices.join() === expects.choices.join() &&
            asks.expects.answer !== expects.answer,
        )
      expect(broken(differs)).toEqual([])
    })

    it('the picture of a step asks for the same number as its words', () => {
      const differs = ({ steps }: Solved) =>
        steps.some(({ says, shows, asks }) => {
          if (!asks) return false
          return !shows.every((drawing) => asksTheSame(drawing, asks)) || !hasItsHops(says, shows, asks)
        })
      expect(broken(differs)).toEqual([])
    })

    it('no number that a step says shows an error of floating point', () => {
      const isDust = ({ said }: Solved) => /\.\d{4,}|NaN|undefined|null|e-\d|Infinity/.test(said.join(' '))
      expect(broken(isDust)).toEqual([])
    })

    it('the text alternative of a picture is a complete sentence, for every picture', () => {
      const texts = new Set(solutions.flatMap(({ described }) => described.flat()))
      const isIncomplete = (description: string) =>
        !/^[\p{Lu}\d(].*\.$/u.test(description) || /undefined|NaN|null|object Object|[a-z][A-Z]| {2}/.test(description)
      expect(solutions.every(({ steps }) => steps.every(({ shows }) => shows.length > 0))).toBe(true)
      expect([...texts].filter(isIncomplete).slice(0, 3)).toEqual([])
    })

    it('the text alternative of a picture contains the answer of its step at most by coincidence', () => {
      const isGiven = ({ question, steps, said, described }: Solved) =>
        steps.some(({ asks }, i) => {
          if (asks?.expects.kind !== 'number') return false
          const { answer } = asks.expects
          const soFar = [...said.slice(0, i + 1), text(help.ask(asks))].join(' ')
          const shown = numbersIn(described[i]!.join(' '))
          return shown.includes(answer) && !numbersIn(soFar).includes(answer) && !isShown(answer, question)
        })
      const given = solutions.filter(isGiven)
      expect(given.length < solutions.length / 2 ? [] : broken(isGiven)).toEqual([])
    })

    it('the places to choose from are in the order of the columns, the highest first', () => {
      const isMixed = ({ steps }: Solved) =>
        steps.some(({ asks }) => {
          if (asks?.ask.kind !== 'whichPlace') return false
          const { of } = asks.ask
          return of.some((place, i) => i > 0 && place >= of[i - 1]!)
        })
      expect(broken(isMixed)).toEqual([])
    })

    it('the place to tap is not in the middle of the choices in most questions', () => {
      const placesIn = ({ steps }: Solved) => steps.filter(({ asks }) => asks?.ask.kind === 'whichPlace')
      const asked = solutions.flatMap(placesIn)
      const isInTheMiddle = ({ asks }: Step) =>
        asks?.expects.kind === 'choice' &&
        asks.expects.choices.length === 3 &&
        asks.expects.choices[1] === asks.expects.answer
      expect(asked.filter(isInTheMiddle).length).toBeLessThanOrEqual(0.6 * asked.length)
    })

    it('a solution is plain data', () => {
      const { steps } = solutions[0]!
      expect(JSON.parse(JSON.stringify(steps))).toEqual(steps)
    })
  },
)
