/** The German names of the things that a step counts. */
import type { CountedThings } from '../../../../solve/solution.ts'
import { namesByAnimal, singularByAnimal } from '../names.ts'

const namesByThing: Readonly<Record<Exclude<CountedThings, keyof typeof namesByAnimal>, readonly [string, string]>> = {
  dots: ['Punkt', 'Punkte'],
  hops: ['Sprung', 'Sprünge'],
  sides: ['Seite', 'Seiten'],
  centimetres: ['Zentimeter', 'Zentimeter'],
  hands: ['Handspanne', 'Handspannen'],
  feet: ['Fuß', 'Füße'],
}

/** Returns the name of one thing, or of several. */
export function thingName(things: CountedThings, count: number): string {
  if (things in singularByAnimal) {
    const animal = things as keyof typeof namesByAnimal
    return count === 1 ? singularByAnimal[animal] : namesByAnimal[animal]
  }
  return namesByThing[things as keyof typeof namesByThing][count === 1 ? 0 : 1]
}
