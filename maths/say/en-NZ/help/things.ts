/** English names of the things that a step counts, in the singular and in the plural. */
import { animals } from '../../../drawing.ts'
import type { CountedThings } from '../../../solve/solution.ts'
import { nameByAnimal } from '../names.ts'

interface Thing {
  readonly singular: string
  readonly plural: string
}

const animalNames = Object.fromEntries(
  animals.map((animal) => [animal, { singular: nameByAnimal[animal], plural: nameByAnimal[animal] }]),
) as Readonly<Record<(typeof animals)[number], Thing>>

export const thingsByCounted: Readonly<Record<CountedThings, Thing>> = {
  ...animalNames,
  dots: { singular: 'dot', plural: 'dots' },
  hops: { singular: 'hop', plural: 'hops' },
  sides: { singular: 'side', plural: 'sides' },
  centimetres: { singular: 'centimetre', plural: 'centimetres' },
  hands: { singular: 'hand span', plural: 'hand spans' },
  feet: { singular: 'foot', plural: 'feet' },
}
