import type { Animal, Flock as FlockData } from '#maths'
import kiwi from '../../ui/art/kiwi.svg'
import korora from '../../ui/art/korora.svg'
import piwakawaka from '../../ui/art/piwakawaka.svg'
import sheep from '../../ui/art/sheep.svg'
import tuatara from '../../ui/art/tuatara.svg'
import { Picture } from './picture.tsx'
import { roomOf } from './room.ts'

const artByAnimal: Readonly<Record<Animal, string>> = { kiwi, sheep, korora, tuatara, piwakawaka }

/** An animal stands in a square a little smaller than the distance to its neighbour. */
const size = 0.98

interface FlockProps {
  readonly flock: FlockData
  /** All flocks on the screen: their animals are of one size. */
  readonly beside?: readonly FlockData[]
  /** In animal widths: a few animals are drawn no larger than so many would be. */
  readonly leastWidth?: number
  readonly label?: string
}

/** Animals where the question puts them. */
export function Flock({ flock, beside, leastWidth = 4.5, label }: FlockProps) {
  return (
    <Picture label={label} look="small" {...roomOf(flock, beside, leastWidth)}>
      {flock.places.map(([x, y]) => (
        <image
          key={`${x} ${y}`}
          data-part="animal"
          href={artByAnimal[flock.animal]}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
        />
      ))}
    </Picture>
  )
}
