import type { ReactNode } from 'react'
import type { Step, StepDrawing, StepPictureLanguage } from '#maths/solve'
import { useLanguage } from '../../language/language.ts'
import type { PictureProps, Pictures } from './picture-table.ts'

interface StepPictureProps {
  readonly shows: readonly StepDrawing[]
  readonly hops: boolean
  readonly room: PictureProps<StepDrawing>['room']
  readonly isHigh?: boolean
  readonly pictures: Pictures
  readonly describe: StepPictureLanguage['describe']
}

/** The pictures of a step, each with its text alternative. */
export function StepPicture({ shows, hops, room, isHigh = false, pictures, describe }: StepPictureProps) {
  const { tag } = useLanguage()
  return shows.map((drawing, i) => {
    const Picture = pictures[drawing.kind] as ((props: PictureProps<StepDrawing>) => ReactNode) | undefined
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step can show two drawings of a kind, always in their order
      <div key={i} role="img" lang={tag} aria-label={describe(drawing)} data-wide={isWide(drawing) || undefined}>
        {Picture && <Picture drawing={drawing} hops={hops} room={room} isHigh={isHigh} />}
      </div>
    )
  })
}

/** The pictures that need the whole width. */
const wide: readonly StepDrawing['kind'][] = [
  'numberLine',
  'doubleNumberLine',
  'orderedNumbers',
  'wordTiles',
  'numberCards',
]

/** Returns whether a picture is laid out for its room. More room then makes its numbers larger. */
export const isFitted = ({ kind }: StepDrawing) => kind === 'walkedShape'

/** Returns whether a picture needs the whole width. */
export const isWide = ({ kind }: StepDrawing) => wide.includes(kind)

/** Returns whether a picture is flat, so that another one has more room above it than beside it. */
export const isFlat = ({ kind }: StepDrawing) => kind === 'multiples'

/** The pictures that are wide enough for the whole sheet of a laptop. */
const across: readonly StepDrawing['kind'][] = ['numberLine', 'matchedRows', 'rowsOfFive', 'comparedBars', 'rulerHops']

/** Returns whether the picture of a step is larger across the whole sheet of a laptop than beside the words. */
export const isAcross = ({ shows }: Step) => shows.length === 1 && across.includes(shows[0]!.kind)

const kindsOf = ({ shows }: Step) => shows.map(({ kind }) => kind).join()

/**
 * Returns whether a step has the room of the steps that ask. Two pictures that no such step shows need all the room
 * there is, because they would be too small.
 */
export const keepsRoom = (step: Step, steps: readonly Step[]) =>
  step.shows.length === 1 || steps.some((other) => other.asks && kindsOf(other) === kindsOf(step))

/**
 * Returns the room of each picture of a step. Two pictures are below each other if one of them is wide, or if the room
 * is high.
 */
export function roomOf(shows: readonly StepDrawing[], isHigh: boolean): PictureProps<StepDrawing>['room'] {
  if (shows.length === 1) return 'whole'
  return isHigh || shows.some(isWide) ? 'low' : 'half'
}
