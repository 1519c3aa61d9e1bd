/** Facts about the pictures of worked solutions, over the drawings of every level. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { enNZ, loadLevels, type Operation, operations, type Question, randomFrom, seedFrom } from '#maths'
import { loadEnNZHelp, loadSolve, type NumberLine, type Step, type StepDrawing, textOf } from '#maths/solve'
import { HelpContext } from '../../help-context.ts'
import type { PictureProps } from '../picture-table.ts'
import { roomOf } from '../step-picture.tsx'
import { bedmasPictures } from '../tables/bedmas-pictures.ts'
import { divisionPictures } from '../tables/division-pictures.ts'
import { productPictures } from '../tables/product-pictures.ts'
import { sumPictures } from '../tables/sum-pictures.ts'
import { textWidth } from './marks.tsx'

/** The questions of each level. */
const dealt = 25
/** The width of a picture on a phone 390 pixels wide. */
const phoneWidth = 366
/** The least font size, which is about 11 pixels on a phone. */
const leastSize = 30

/** The names of places and stops, which are the same for every operation. */
const help = await loadEnNZHelp('division')

type CalculationPictures = Partial<Record<StepDrawing['kind'], (props: never) => ReactNode>>

const pictures: CalculationPictures = { ...divisionPictures, ...sumPictures, ...productPictures, ...bedmasPictures }

/** Division shares its blocks. Addition and Subtraction count them. */
const picturesOf = (operation: Operation): CalculationPictures =>
  operation === 'division' ? divisionPictures : pictures

const isColumns = ({ kind }: StepDrawing) => kind === 'columns'

interface DrawnStep {
  readonly question: Question
  readonly step: Step
  readonly isLast: boolean
  readonly drawing: StepDrawing
  readonly markup: string
}

const levels = await Promise.all(
  operations.map(async (operation) => {
    const solve = await loadSolve(operation)
    return (await loadLevels(operation)).map((level) => ({ level, solve }))
  }),
)

/** Returns the pictures of calculation in the solutions of a level. Equal drawings are rendered once. */
function drawnIn({ level, solve }: (typeof levels)[number][number]): DrawnStep[] {
  const random = randomFrom(seedFrom(`pictures ${level.id}`))
  const rendered = new Map<string, string>()
  let memory: readonly number[] = []
  return Array.from({ length: dealt }).flatMap(() => {
    const next = level.dealer.deal(random, memory)
    memory = next.memory
    return solve(level, next.question).steps.flatMap((step, i, steps) =>
      step.shows.flatMap((drawing) => {
        if (!(drawing.kind in pictures)) return []
        const room = roomOf(step.shows, false)
        const key = JSON.stringify([drawing, room])
        const markup = rendered.get(key) ?? render(drawing, false, room, picturesOf(level.operation))
        rendered.set(key, markup)
        return [{ question: next.question, step, isLast: i === steps.length - 1, drawing, markup }]
      }),
    )
  })
}

function render(
  drawing: StepDrawing,
  hops: boolean,
  room: PictureProps<StepDrawing>['room'] = 'whole',
  from: CalculationPictures = pictures,
): string {
  const Picture = from[drawing.kind] as (props: PictureProps<StepDrawing>) => ReactNode
  return renderToStaticMarkup(
    <HelpContext value={help}>
      <Picture drawing={drawing} hops={hops} room={room} isHigh={false} />
    </HelpContext>,
  )
}

interface Text {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly size: number
}

function textsIn(markup: string): Text[] {
  return [...markup.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const attribute = (name: string) => attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? ''
    const [x, y, size] = [Number(attribute('x')), Number(attribute('y')), Number(attribute('font-size'))]
    const width = textWidth(text, size)
    const left = { start: x, middle: x - width / 2, end: x - width }[attribute('text-anchor')]!
    return { text, left, right: left + width, top: y - 0.68 * size, bottom: y, size }
  })
}

function viewBoxOf(markup: string): readonly [left: number, top: number, right: number, bottom: number] {
  const [x, y, width, height] = markup
    .match(/viewBox="([^"]*)"/)![1]!
    .split(' ')
    .map(Number) as [number, number, number, number]
  return [x, y, x + width, y + height]
}

const said = ({ question, drawing }: DrawnStep) => `${enNZ.text(question)}: ${JSON.stringify(drawing)}`

const numbersIn = (text: string): string[] => text.match(/\d+(\.\d+)?/g) ?? []
const digitsOf = (...numbers: readonly (number | null)[]): (number | null)[] => [
  ...numbers,
  ...numbers.flatMap((number) => [...String(number ?? '')].map(Number)),
]

/**
 * Returns the numbers of the ticks of a line, without those at the end of a hop or of the step's own answer. Hops that
 * the child counts have numbers between them.
 */
function ticksOf({ from, to, tick, hops, unknown, written }: NumberLine): number[] {
  const ticks = Array.from({ length: Math.floor((to - from) / tick) + 1 }, (_, i) => from + i * tick)
  const ends = hops.filter(({ state, label }, i) => state === 'done' || label !== null || i === hops.length - 1)
  return ticks.filter(
    (number) => number !== unknown && (written.includes(number) || ends.every((hop) => hop.to !== number)),
  )
}

/** Returns the numbers that a drawing gives to be written. The end of a hop is not among them. */
function numbersOf(drawing: StepDrawing): readonly (number | null)[] {
  switch (drawing.kind) {
    case 'numberLine':
      return [
        ...ticksOf(drawing),
        ...drawing.written,
        ...drawing.hops.map(({ label }) => label),
        Math.abs(drawing.ahead),
      ]
    case 'columns':
      return drawing.columns.flatMap(({ top, bottom, swapped, carried, result }) => [
        ...[top, bottom, carried, result],
        ...swapped,
      ])
    case 'placeValueChart':
      return drawing.rows.flat()
    case 'areaModel':
      return [...drawing.across, ...drawing.down, ...drawing.products.flat(), ...drawing.sums]
    case 'dotArray':
      return [drawing.rows, drawing.size, drawing.dark, drawing.rows - drawing.dark, ...drawing.totals]
    case 'equalGroups':
      return [0, drawing.total, ...(drawing.counted > 0 ? [drawing.size] : [])]
    case 'rows': {
      const parts = [...String(drawing.bottom)].reverse().map((digit, place) => Number(digit) * 10 ** place)
      return [...digitsOf(drawing.top, drawing.bottom, ...drawing.products, drawing.sum), drawing.top, ...parts]
    }
    case 'shortDivision':
      return [
        ...[drawing.divisor, drawing.remainder, drawing.over?.rest ?? null],
        ...[...drawing.digits, ...drawing.quotient, ...drawing.carried],
      ]
    case 'multiples':
      return drawing.times.flatMap((times) => [times, times * drawing.of])
    case 'decimalBars':
      return [1, Number((drawing.value % 1).toFixed(drawing.places))]
    case 'doubleNumberLine': {
      const { upper, lower, hops, inEach } = drawing
      return [
        0,
        upper.end,
        upper.hop,
        lower?.end ?? null,
        lower?.hop ?? null,
        hops > 1 ? hops : null,
        ...(inEach ? [inEach.parts, inEach.size] : []),
      ]
    }
    default:
      return []
  }
}

describe.each(levels.flat())('pictures of $level.operation $level.id', (entry) => {
  const drawn = drawnIn(entry)
  const different = [...new Map(drawn.map((picture) => [picture.markup, picture])).values()]

  it.runIf(drawn.length > 0)('every text is large enough and inside its picture, without another text over it', () => {
    expect(faultsOf(different, misplacedTexts)).toEqual([])
  })

  const onPaper = different.filter(({ drawing }) => drawing.kind === 'columns' || drawing.kind === 'shortDivision')
  it.runIf(onPaper.length > 0)('squared paper has no part of a column on its right', () => {
    for (const step of onPaper) {
      const width = Number(step.markup.match(/<rect [^>]*width="([\d.]+)"[^>]*fill="var\(--sheet\)"/)![1])
      const edges = [...step.markup.match(/ d="(M[\d.]+ [\d.]+v[^"]*)"/)![1]!.matchAll(/M([\d.]+) [\d.]+v/g)]
      expect(width - Number(edges.at(-1)![1]), said(step)).toBeGreaterThanOrEqual(60)
    }
  })

  const charts = different.filter(({ drawing }) => drawing.kind === 'placeValueChart' && drawing.lowest < 0)
  it.runIf(charts.length > 0)('the names of columns in a place-value chart have 18 pixels on a phone', () => {
    const smallNames = ({ markup }: DrawnStep) => {
      const [left, , right] = viewBoxOf(markup)
      const scale = phoneWidth / (right - left)
      const names = textsIn(markup).filter(({ text }) => text.endsWith('ths'))
      return names.filter(({ size }) => scale * size < 18).map(({ text, size }) => `${text}: ${scale * size}`)
    }
    expect(faultsOf(charts, smallNames)).toEqual([])
  })

  it.runIf(drawn.length > 0)('no picture has two balls', () => {
    expect(faultsOf(different, ({ markup }) => (ballsIn(markup) > 1 ? ['two balls'] : []))).toEqual([])
  })

  it.runIf(drawn.length > 0)('each dot and hop is dark or has a dark outline', () => {
    expect(faultsOf(different, ({ markup }) => faintMarks(markup))).toEqual([])
  })

  it.runIf(drawn.length > 0)('the ball covers no text', () => {
    expect(faultsOf(different, ({ markup }) => coveredTexts(markup))).toEqual([])
  })

  const inNumbers = drawn.filter(({ drawing }) => drawing.kind !== 'orderOfOperations')
  it.runIf(inNumbers.length > 0)('a picture writes only the numbers that its drawing gives', () => {
    const numbersNotGiven = ({ drawing, markup }: DrawnStep) => {
      const given = numbersOf(drawing).map(String)
      return writtenNumbers(markup).filter((number) => !given.includes(number))
    }
    expect(faultsOf(inNumbers, numbersNotGiven)).toEqual([])
  })

  // By chance, a single digit of the question or another box of a rectangle can be the same as the answer of a step.
  // A dividend that is in the list of multiples is found there.
  const asking = drawn.filter(
    ({ question, step, drawing }) =>
      question.ask.kind === 'calculation' &&
      drawing.kind !== 'areaModel' &&
      drawing.kind !== 'multiples' &&
      drawing.kind !== 'orderOfOperations' &&
      (step.asks?.expects.answer.length ?? 0) > 1,
  )
  it.runIf(asking.length > 0)('the picture of a step that asks does not write the answer', () => {
    const writtenAnswers = ({ question, step, markup }: DrawnStep) => {
      const asks = step.asks!
      const { answer } = asks.expects
      const known = numbersIn(`${enNZ.text(question)} ${textOf(help.ask(asks), help.written)}`)
      return known.includes(answer) ? [] : writtenNumbers(markup).filter((number) => number === answer)
    }
    expect(faultsOf(asking, writtenAnswers)).toEqual([])
  })
})

/**
 * Returns the faults of all pictures, each with its picture. One `expect` for each picture would take most of the time.
 */
function faultsOf(drawn: readonly DrawnStep[], faults: (one: DrawnStep) => readonly string[]): string[] {
  return drawn.flatMap((one) => faults(one).map((fault) => `${fault} in ${said(one)}`))
}

function misplacedTexts({ markup }: DrawnStep): string[] {
  const [left, top, right, bottom] = viewBoxOf(markup)
  const texts = textsIn(markup)
  const outside = texts.filter(
    (text) => !(text.left >= left - 2 && text.right <= right + 2 && text.top >= top && text.bottom <= bottom),
  )
  return [
    ...(markup.match(/NaN|undefined|Infinity/g) ?? []),
    ...texts.filter(({ size }) => !(size >= leastSize)).map(({ text }) => `${text} is too small`),
    ...outside.map(({ text }) => `${text} is outside`),
    ...texts.filter(({ text }) => /\d{5}/.test(text)).map(({ text }) => `${text} is not in groups of digits`),
    ...overlaps(texts),
  ]
}

const writtenNumbers = (markup: string) => textsIn(markup).flatMap(({ text }) => numbersIn(text))

it.each(
  levels.flat().filter(({ level: { operation, id } }) => {
    return (
      (['addition', 'subtraction'].includes(operation) && ['2.3', '2.4', '2.5'].includes(id)) ||
      (operation === 'division' && ['2.1', '2.2', '2.3'].includes(id))
    )
  }),
)('blocks beside a calculation keep their size and room in all steps of $level.operation $level.id', (entry) => {
  // Nothing is left of 80 − 80.
  const drawn = drawnIn(entry).filter(({ drawing }) => {
    return drawing.kind === 'blocks' && drawing.rows.some(({ tens, ones }) => tens + ones > 0)
  })
  expect(drawn.length).toBeGreaterThan(0)
  for (const asked of new Set(drawn.map(({ question }) => question))) {
    const steps = drawn.filter(({ question }) => question === asked)
    // Blocks alone have another room than blocks beside a calculation.
    const sizes = new Map(steps.map(({ step, markup }) => [step.shows.length, viewBoxOf(markup)]))
    for (const step of steps) {
      expect(viewBoxOf(step.markup), said(step)).toEqual(sizes.get(step.step.shows.length))
      const top = Number(step.markup.match(/translate\(\S+ (\S+)\)/)?.[1] ?? 0)
      const blocks = [...step.markup.matchAll(/<rect x="\S+" y="(\S+)" width="\S+" height="(\S+)"/g)]
      expect(blocks.length, said(step)).toBeGreaterThan(0)
      const bottom = Math.max(...blocks.map(([, y, height]) => top + Number(y) + Number(height)))
      expect(bottom, said(step)).toBeLessThanOrEqual(viewBoxOf(step.markup)[3])
    }
  }
})

it('the ball of a line makes its last hop only when the child goes forward', () => {
  const line: StepDrawing = {
    ...{ kind: 'numberLine', from: 7, to: 16, tick: 1, written: [8, 10], unknown: null, ball: 10, ahead: 5 },
    hops: [{ from: 8, to: 10, state: 'done', label: 2 }],
  }
  expect(render(line, true)).toMatch(/data-part="ball"[^>]*--from-x:-130/)
  expect(render(line, false)).not.toContain('--from-x')
  const waiting: StepDrawing = { ...line, hops: [...line.hops, { from: 10, to: 15, state: 'next', label: 5 }] }
  expect(render(waiting, true)).not.toContain('--from-x')
})

it('the number to look at on a line is below the ball, or at the end of a hop to come', () => {
  const hopTo = (to: number, state: 'done' | 'next') => ({ from: to - 1, to, state, label: null })
  const line: StepDrawing = {
    ...{ kind: 'numberLine', from: 0, to: 5, tick: 1, written: [1, 2, 3, 4], unknown: null, ball: 2, ahead: 0 },
    hops: [hopTo(2, 'done'), hopTo(3, 'done'), hopTo(4, 'done')],
  }
  const lookedAt = (markup: string) => markup.match(/<rect [^>]*fill="var\(--ink\)"[^>]*><\/rect><text[^>]*>(\d)/)?.[1]
  expect(lookedAt(render(line, false))).toBe('2')
  expect(lookedAt(render({ ...line, hops: [hopTo(2, 'done'), hopTo(3, 'next')] }, false))).toBe('3')
})

it.each([
  ['addition', '1.1'],
  ['addition', '1.2'],
  ['addition', '2.2'],
  ['subtraction', '1.1'],
  ['subtraction', '1.4'],
  ['subtraction', '2.2'],
])('hops of %s %s lead to a number without its label until the last step', (operation, id) => {
  const entry = levels.flat().find(({ level }) => level.operation === operation && level.id === id)!
  const earlier = drawnIn(entry).filter(
    ({ isLast, drawing }) =>
      !isLast && drawing.kind === 'numberLine' && (drawing.ahead !== 0 || drawing.hops.length > 0),
  )
  expect(earlier.length).toBeGreaterThan(0)
  const answers = ({ question: { expects }, drawing, markup }: DrawnStep) => {
    if (expects.kind !== 'number' || drawing.kind !== 'numberLine') return []
    const known = [...drawing.written, ...drawing.hops.map(({ label }) => label), Math.abs(drawing.ahead)].map(String)
    return writtenNumbers(markup).filter((number) => number === expects.answer && !known.includes(number))
  }
  expect(faultsOf(earlier, answers)).toEqual([])
})

/** Returns the dots and the filled hops without contrast. `tokens.test.ts` proves it for ink and step 11 of a hue. */
const faintMarks = (markup: string): readonly string[] =>
  (markup.match(/<circle[^>]*>|<path d="M[-\d. ]+A[^"]*z"[^>]*>/g) ?? []).filter(
    (mark) => !/="var\(--(ink|hue-11)\)"/.test(mark),
  )

const ballsIn = (markup: string) => markup.split('data-part="ball"').length - 1

/** Returns the texts below the ball. The number that the ball carries is not one of them. */
function coveredTexts(markup: string): string[] {
  const [ball] = /<g[^>]*data-part="ball".*?<\/g><\/g>/.exec(markup) ?? []
  if (ball === undefined) return []
  const value = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(ball)![1])
  const [x, y, radius] = [value('cx'), value('cy'), value('r') + value('stroke-width') / 2]
  return textsIn(markup.replace(ball, ''))
    .filter(({ left, right, top, bottom }) => {
      const [nearX, nearY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)]
      return Math.hypot(x - nearX, y - nearY) < radius
    })
    .map(({ text }) => text)
}

function overlaps(texts: readonly Text[]): string[] {
  return texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter((b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} over ${b.text}`),
  )
}

it('the numbers of a line are larger if each tick has room for its number', () => {
  const sizesOn = (from: number, to: number) => {
    const line = { kind: 'numberLine', from, to, tick: 1, hops: [], ball: from, ahead: 0 } as const
    const markup = render({ ...line, written: [from], unknown: null }, false)
    return [...new Set(textsIn(markup).map(({ size }) => size))]
  }
  expect(sizesOn(2, 8)).toEqual([42])
  const [size, ...others] = sizesOn(66, 75)
  expect(others).toEqual([])
  expect(size).toBeGreaterThan(38)
  expect(sizesOn(100, 112)).toEqual([34])
  expect(sizesOn(0, 60)).toEqual([34])
})

it("a line across a laptop's sheet has each number of a narrower line", () => {
  for (const to of [8, 12, 60]) {
    const line = { kind: 'numberLine', from: 0, to, tick: 1, hops: [], ball: 2, ahead: 3 } as const
    const [narrow, across] = (['whole', 'across'] as const).map((room) =>
      writtenNumbers(render({ ...line, written: [2], unknown: null }, false, room)),
    )
    expect(across).toEqual(expect.arrayContaining(narrow!))
  }
})

it.each(['2.9', '3.9'])('in Number Structure %s, each hop that has a length says it beside its line', (id) => {
  const entry = levels.flat().find(({ level }) => level.operation === 'numberphase1' && level.id === id)!
  const unsaid = drawnIn(entry).flatMap(({ question, drawing, markup }) => {
    if (drawing.kind !== 'numberLine') return []
    const lengths = drawing.hops.flatMap(({ from, to, label }) =>
      label === null ? [] : [`${to < from ? '−' : '+'} ${label}`],
    )
    return lengths.filter((length) => !markup.includes(`>${length}<`)).map((length) => [question.ask, length])
  })
  expect(unsaid).toEqual([])
})

it('595 and 337 have their numbers in one row below the line, also beside a hop of 3', () => {
  const hops = [337, 537, 540].map((from, i) => {
    const to = [537, 540, 595][i]!
    return { from, to, state: 'done', label: to - from } as const
  })
  const line = { kind: 'numberLine', from: 300, to: 600, tick: 100, unknown: null, ball: 595, ahead: 0 } as const
  const markup = render({ ...line, written: [337, 537, 540, 595], hops, isApart: true }, false)
  const written = textsIn(markup).filter(({ text }) => ['337', '537', '540', '595'].includes(text))
  expect(written).toHaveLength(4)
  expect(new Set(written.map(({ bottom }) => bottom)).size).toBe(1)
})

it('two hops to come share a dot where they meet', () => {
  const line = { kind: 'numberLine', from: 0, to: 8, tick: 1, hops: [], ball: 2, ahead: 2 } as const
  const markup = render({ ...line, written: [2], unknown: null }, false)
  const [length, offset] = ['pathLength', 'stroke-dashoffset'].map((name) => {
    return [...markup.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => Number(value))
  })
  // Half a gap before the first dot and half a gap after the last one.
  expect(length).toHaveLength(2)
  const dots = -length![0]! / (2 * offset![0]!)
  expect(dots).toBeCloseTo(Math.round(dots))
})

it('each tick of a line has its number, also beside the number to look at', () => {
  const hopTo10 = { from: 9, to: 10, state: 'next', label: null } as const
  for (const to of [19, 20, 21]) {
    const line = { kind: 'numberLine', from: to - 11, to, tick: 1, hops: [hopTo10], ball: 9, ahead: 0 } as const
    const numbers = writtenNumbers(render({ ...line, written: [9, 10], unknown: null }, false))
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 12 }, (_, i) => String(to - 11 + i)),
    )
  }
})

it('a difference has rows for what is swapped only if it has a swap', async () => {
  const solve = await loadSolve('subtraction')
  const paperOf = (top: number, bottom: number) => {
    const expression = { operator: '−', left: top, right: bottom } as const
    const question: Question = {
      ask: { kind: 'calculation', expression },
      drawn: { kind: 'expression' },
      expects: { kind: 'number', answer: String(top - bottom), places: 0, compared: 'exact' },
    }
    const drawn = solve({ id: '2.4' }, question).steps.flatMap(({ shows }) => shows.filter(isColumns))
    return drawn.map((drawing) => Number(/viewBox="\S+ \S+ \S+ (\S+)"/.exec(render(drawing, false))![1]))
  }
  const [without, swapped] = [paperOf(84, 44), paperOf(82, 47)]
  expect(new Set(without).size).toBe(1)
  expect(new Set(swapped).size).toBe(1)
  expect(without[0]).toBeLessThan(0.8 * swapped[0]!)
})
