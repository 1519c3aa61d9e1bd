import type { ReactNode } from 'react'
import type { HelpLanguage, StepDrawing } from '#maths/solve'
import { calculationPictures } from './calculation/calculation-pictures.ts'
import { lengthPictures } from './length/length-pictures.ts'
import { numberPictures } from './number/number-pictures.ts'
import { roomOf } from './picture-room.ts'
import type { PictureProps, PictureTable } from './picture-table.ts'

const pictures: Partial<PictureTable<StepDrawing>> = { ...calculationPictures, ...numberPictures, ...lengthPictures }

interface StepPictureProps {
  readonly shows: readonly StepDrawing[]
  readonly hops: boolean
  readonly describe: HelpLanguage['describe']
}

/** The pictures of a step, each with its text alternative. */
export function StepPicture({ shows, hops, describe }: StepPictureProps) {
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
