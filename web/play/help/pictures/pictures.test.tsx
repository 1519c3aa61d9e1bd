/** The pictures of Number Structure and Length, for the questions of every level. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { enNZ, loadLevels, type PlayableLevel, type Question, randomFrom, seedFrom } from '#maths'
import { enNZStepPictures, loadEnNZHelp, loadSolve, type Step, type StepDrawing } from '#maths/solve'
import { HelpContext } from '../help-context.ts'
import { textWidth } from './calculation/marks.tsx'
import { fontSizes, walkLayout } from './length/walk-layout.ts'
import { WalkInRoom } from './length/walked-shape.tsx'
import { MatchedRowsPicture } from './number/matched-rows.tsx'
import { wordWidth } from './number/word-width.ts'
import { StepPicture } from './step-picture.tsx'
import { lengthPictures } from './tables/length-pictures.ts'
import { numberPictures } from './tables/number-pictures.ts'

const dealt = 25
/** The least font size of a picture 680 units wide, which is as wide as its room. */
const smallestText = 30
/** The rooms of a picture in pixels: on a phone, a laptop, a laptop at 200 %, and with the digits on a low phone. */
const rooms = [
  { width: 342, height: 330 },
  { width: 590, height: 420 },
  { width: 330, height: 200 },
]
const askingRoom = { width: 350, height: 160 }
/** The height of a capital letter or a digit, in font sizes. */
const capHeight = 0.68
/** The distance from the middle of a digit to its baseline, in font sizes. */
const baseline = 0.34

/** The names of places, which are the same for every operation. */
const help = await loadEnNZHelp('numberphase1')

const pictures = { ...numberPictures, ...lengthPictures }
/** The pictures that calculations have too are tested with them. */
const { numberLine, placeValueChart, ...own } = pictures
const kinds = new Set(Object.keys(own))

interface Text {
  readonly text: string
  readonly size: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Ball {
  readonly x: number
  readonly y: number
  readonly radius: number
}

interface Rendered {
  readonly drawing: StepDrawing
  readonly step: Step
  /** The least font size. */
  readonly smallest: number
  readonly texts: readonly Text[]
  readonly balls: readonly Ball[]
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

const solved = await Promise.all(
  (['numberphase1', 'length'] as const).map(async (operation) => {
    const solve = await loadSolve(operation)
    return (await loadLevels(operation)).map((level) => ({ name: `${operation} ${level.id}`, level, solve }))
  }),
)

describe('the pictures of a worked solution', () => {
  it.each(solved.flat())('each picture of a solution of $name is readable', ({ name, level, solve }) => {
    const steps = questionsOf(level, `pictures ${name}`).flatMap((question) => solve(level, question).steps)
    const pictures = steps.flatMap((step) => {
      return step.shows.filter(({ kind }) => kinds.has(kind)).map((drawing) => ({ drawing, step }))
    })
    // Many questions of a level have the same pictures.
    const different = new Map(pictures.map((each) => [JSON.stringify([each.drawing, each.step.asks]), each]))
    const problems = [...different].flatMap(([description, { drawing, step }]) =>
      renderings(drawing, step)
        .flatMap(problemsOf)
        .map((problem) => `${problem}: ${description}`),
    )
    expect(problems).toEqual([])
  })
})

it('animals to match are one row for each group, with a line for each pair', () => {
  const groups = [
    { label: 'A', animal: 'kiwi', count: 7 },
    { label: 'B', animal: 'sheep', count: 6 },
  ] as const
  for (const isHigh of [true, false]) {
    const markup = renderToStaticMarkup(
      <MatchedRowsPicture
        drawing={{ kind: 'matchedRows', groups, counted: true }}
        hops={false}
        room="whole"
        isHigh={isHigh}
      />,
    )
    const rows = [...markup.matchAll(/<image[^>]* y="([\d.]+)"/g)].map(([, y]) => y!)
    expect([...new Set(rows)].map((row) => rows.filter((y) => y === row).length)).toEqual([7, 6])
    expect(markup.match(/<path d="([^"]*)"/)![1]!.match(/M/g)).toHaveLength(6)
    expect(markup.match(/>A</g)).toHaveLength(1)
  }
})

function questionsOf(level: PlayableLevel, seed: string): Question[] {
  const random = randomFrom(seedFrom(seed))
  let memory: readonly number[] = []
  return Array.from({ length: dealt }, () => {
    const next = level.dealer.deal(random, memory)
    memory = next.memory
    return next.question
  })
}

/** Returns a picture, or a picture with a layout for its room in the rooms of different screens. */
function renderings(drawing: StepDrawing, step: Step): readonly Rendered[] {
  if (drawing.kind !== 'walkedShape') {
    const markup = renderToStaticMarkup(
      <HelpContext value={help}>
        <StepPicture
          shows={[drawing]}
          hops={false}
          room="whole"
          pictures={pictures}
          describe={enNZStepPictures.describe}
        />
      </HelpContext>,
    )
    return [rendered(markup, drawing, step, smallestText)]
  }
  return [...rooms, ...(step.asks ? [askingRoom] : [])].map(({ width, height }) => {
    const markup = renderToStaticMarkup(
      <svg aria-hidden="true" viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>
        <WalkInRoom
          drawing={drawing}
          hops={false}
          layout={walkLayout({ ...drawing, write: enNZ.quantity }, { width, height })}
        />
      </svg>,
    )
    return rendered(markup, drawing, step, fontSizes.least)
  })
}

function rendered(markup: string, drawing: StepDrawing, step: Step, smallest: number): Rendered {
  const [left = 0, top = 0, width = 0, height = 0] = /viewBox="([^"]*)"/.exec(markup)![1]!.split(' ').map(Number)
  return {
    drawing,
    step,
    smallest,
    ...marksIn(markup),
    box: { left, top, right: left + width, bottom: top + height },
  }
}

/** Returns the texts and balls of a picture. A group moves its texts, and a group with another scale has none. */
function marksIn(markup: string): Pick<Rendered, 'texts' | 'balls'> {
  const moves: (readonly [number, number])[] = []
  const texts: Text[] = []
  const balls: Ball[] = []
  for (const [, tag = '', attributes = '', content = ''] of markup.matchAll(/<(g|\/g|text|circle)\b([^>]*)>([^<]*)/g)) {
    if (tag === 'g') {
      const [, x = 0, y = 0] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(attributes) ?? []
      moves.push([Number(x), Number(y)])
    } else if (tag === '/g') moves.pop()
    else {
      const isBall = attributes.includes('var(--ball)')
      if (tag === 'circle' && !isBall) continue
      const value = (name: string) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)![1])
      if (isBall) {
        const [x, y] = ([0, 1] as const).map((axis) => moves.reduce((sum, move) => sum + move[axis], 0)) as [
          number,
          number,
        ]
        balls.push({ x: x + value('cx'), y: y + value('cy'), radius: value('r') })
        continue
      }
      const size = value('font-size')
      const width = /[a-z]{3}/.test(content) ? wordWidth(content, size) : textWidth(content, size)
      const x = moves.reduce((sum, [by]) => sum + by, value('x'))
      const middle = moves.reduce((sum, [, by]) => sum + by, value('y')) - baseline * size
      const half = (capHeight / 2) * size
      const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1]
      const start = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
      texts.push({
        text: content,
        size,
        left: start,
        right: start + width,
        top: middle - half,
        bottom: middle + half,
      })
    }
  }
  return { texts, balls }
}

function problemsOf(rendered: Rendered): string[] {
  const { texts, balls, box, smallest } = rendered
  const outside = texts.filter(
    ({ left, right, top, bottom }) =>
      left < box.left - 1 || right > box.right + 1 || top < box.top || bottom > box.bottom,
  )
  const overlapping = texts.filter((a, i) =>
    texts.slice(i + 1).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  )
  return [
    ...outside.map(({ text }) => `${text} is outside the picture`),
    ...overlapping.map(({ text }) => `${text} overlaps another text`),
    ...texts.filter(({ size }) => size < smallest).map(({ text }) => `${text} is too small`),
    ...balls.flatMap((ball) => texts.filter((text) => covers(ball, text)).map(({ text }) => `the ball covers ${text}`)),
    ...(balls.length > 1 ? ['there are two balls'] : []),
    ...(showsAnswer(rendered) ? ['the picture shows the answer'] : []),
  ]
}

function covers({ x, y, radius }: Ball, { left, right, top, bottom }: Text): boolean {
  const [nearX, nearY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)]
  return Math.hypot(x - nearX, y - nearY) < radius
}

/** Returns whether the picture of an asking step has a text with the answer that the question does not show itself. */
function showsAnswer({ drawing, step: { asks }, texts }: Rendered): boolean {
  if (!asks) return false
  const { answer } = asks.expects
  switch (drawing.kind) {
    // The label of a bar, the numbers to choose from, the marks of a ruler and the digits of another place are given.
    case 'comparedBars':
    case 'orderedNumbers':
    case 'rulerHops':
    case 'placeBlocks':
      return false
    // The other group and the other sides may have the same number.
    case 'rowsOfFive':
      return drawing.groups.some(
        ({ label, counted }) => asks.ask.kind === 'countGroup' && asks.ask.label === label && counted,
      )
    case 'matchedRows':
      return drawing.counted
    case 'walkedShape':
      return drawing.sides.some(({ state }) => state === 'found')
    // A tick of the whole units may have the same number: 6 cm in 6.6 cm, where 0.6 cm is 6 mm.
    case 'unitLines':
      return (
        drawing.hops.some(({ state, label }) => state === 'next' && String(label) === answer) ||
        drawing.marks.some(
          ({ at, large, small }) => at === drawing.looked && [large, small].map(String).includes(answer),
        )
      )
    default:
      return texts.some(({ text }) => text === answer)
  }
}
