import { memo } from 'react'
import type { Animal, Flock as FlockData } from '#maths'
import kiwi from '../../ui/art/kiwi.svg'
import korora from '../../ui/art/korora.svg'
import piwakawaka from '../../ui/art/piwakawaka.svg'
import sheep from '../../ui/art/sheep.svg'
import tuatara from '../../ui/art/tuatara.svg'
import face from '../questions/choice-question.module.css'
import type { FaceProps } from '../questions/choice-question.tsx'
import type { DrawnProps } from './drawn-props.ts'
import { FittedPicture } from './fitted-picture.tsx'
import { flockLayout, heightOf, heightRatio } from './flock-layout.ts'

export const artByAnimal: Readonly<Record<Animal, string>> = { kiwi, sheep, korora, tuatara, piwakawaka }

interface FlockProps {
  readonly flock: FlockData
  /** All flocks on the screen, each in a room of the same size. Their animals have one size. */
  readonly allFlocks?: readonly FlockData[]
  /** Returns the largest useful height for a width, both in pixels. */
  readonly maxHeightFor?: (width: number) => number
  readonly label?: string
}

/** The animals of a flock. It is memoised, so that a choice or a mark does not lay them out again. */
const Flock = memo(function Flock({ flock, allFlocks = [flock], maxHeightFor, label }: FlockProps) {
  return (
    <FittedPicture label={label} layoutFor={(room) => flockLayout(flock, room, allFlocks)} maxHeightFor={maxHeightFor}>
      {({ size, centres }) =>
        centres.map(([x, y]) => (
          <image
            key={`${x} ${y}`}
            data-part="animal"
            href={artByAnimal[flock.animal]}
            x={x - size / 2}
            y={y - (size * heightRatio) / 2}
            width={size}
            height={size * heightRatio}
          />
        ))
      }
    </FittedPicture>
  )
})

export function Animals({ drawn, label }: DrawnProps<'animals'>) {
  return <Flock flock={drawn} maxHeightFor={(width) => heightOf(drawn, width)} label={label} />
}

/** The face of a choice that is a group of animals: its letter and the animals. */
export function GroupFace({ drawn, choice }: FaceProps) {
  if (drawn.kind !== 'groups') return null
  const group = drawn.groups.find(({ label }) => label === choice)
  return (
    <>
      <span className={face.letter} aria-hidden="true">
        {choice}
      </span>
      <span className={face.flock}>{group && <Flock flock={group} allFlocks={drawn.groups} />}</span>
    </>
  )
}
