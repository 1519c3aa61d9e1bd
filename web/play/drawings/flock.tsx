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
import { Fitted } from './fitted.tsx'
import { flockLayout, heightOf, tall } from './flock-layout.ts'

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
const Flock = memo(function Flock({ flock, beside = [flock], highest, label }: FlockProps) {
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

export function Animals({ drawn, label }: DrawnProps<'animals'>) {
  return <Flock flock={drawn} highest={(width) => heightOf(drawn, width)} label={label} />
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
      <span className={face.flock}>{group && <Flock flock={group} beside={drawn.groups} />}</span>
    </>
  )
}
