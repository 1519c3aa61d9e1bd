import type { Animal, Flock } from '../../../drawing.ts'

export const nameByAnimal: Readonly<Record<Animal, string>> = {
  kiwi: 'kiwi',
  sheep: 'sheep',
  korora: 'kororā',
  tuatara: 'tuatara',
  piwakawaka: 'pīwakawaka',
}

/** Returns the number of animals, or null if two overlap, one is cut off or the animal is unknown. */
export function countFlock({ animal, places }: Flock): number | null {
  const areApart = places.every(
    ([x, y], i) =>
      x >= 0.5 &&
      y >= 0.5 &&
      places.every(([otherX, otherY], j) => j <= i || (otherX - x) ** 2 + (otherY - y) ** 2 >= 1),
  )
  return areApart && Object.hasOwn(nameByAnimal, animal) ? places.length : null
}
