import type { ReactNode } from 'react'
import type { StepDrawing, StepPictureLanguage } from '#maths/solve'
import { roomOf } from './picture-room.ts'
import type { PictureProps, Pictures } from './picture-table.ts'

interface StepPictureProps {
  readonly shows: readonly StepDrawing[]
  readonly hops: boolean
  readonly pictures: Pictures
  readonly describe: StepPictureLanguage['describe']
}

/** The pictures of a step, each with its text alternative. */
export function StepPicture({ shows, hops, pictures, describe }: StepPictureProps) {
  return shows.map((drawing, i) => {
    const Picture = pictures[drawing.kind] as ((props: PictureProps<StepDrawing>) => ReactNode) | undefined
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step can show two drawings of a kind, always in their order
      <div key={i} role="img" aria-label={describe(drawing)}>
        {Picture && <Picture drawing={drawing} hops={hops} room={roomOf(shows)} />}
      </div>
    )
  })
}
