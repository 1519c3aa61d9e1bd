import { memo } from 'react'
import type { Animal, Flock as FlockData } from '#maths'
import kiwi from '../../ui/art/kiwi.svg'
import korora from '../../ui/art/korora.svg'
import piwakawaka from '../../ui/art/piwakawaka.svg'
import sheep from '../../ui/art/sheep.svg'
import tuatara from '../../ui/art/tuatara.svg'
import { Fitted } from './fitted.tsx'
import { flockLayout, tall } from './flock-layout.ts'

const artByAnimal: Readonly<Record<Animal, string>> = { kiwi, sheep, korora, tuatara, piwakawaka }

interface FlockProps {
  readonly flock: FlockData
  /** All flocks on the screen, each in as much room: their animals are of one size. */
  readonly beside?: readonly FlockData[]
  /** More than this it would not use, in pixels, being so wide. */
  readonly highest?: (width: number) => number
  readonly label?: string
}

/** Animals where the question puts them. They find their places once, not again with each choice and verdict. */
export const Flock = memo(function Flock({ flock, beside = [flock], highest, label }: FlockProps) {
  return (
    <Fitted label={label} layOut={(room) => flockLayout(flock, room, beside)} highest={highest}>
      {({ size, centres }) =>
        centres.map(([x, y]) => (
          <image
            key={`${x} ${y}`}
            data-part="animal"
            href={artByAnimal[flock.animal]}
            x={x - size / 2}
            y={y - (size * tall) / 2}
            width={size}
            height={size * tall}
          />
        ))
      }
    </Fitted>
  )
})
