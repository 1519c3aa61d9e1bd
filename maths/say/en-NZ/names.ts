/** English names of the things in questions. */

import type { Animal, MeasuredObject } from '../../drawing.ts'
import type { Unit } from '../../quantity.ts'

/** Each name is singular and plural. Nouns of te reo Māori and "sheep" do not change in the plural. */
export const nameByAnimal: Readonly<Record<Animal, string>> = {
  kiwi: 'kiwi',
  sheep: 'sheep',
  korora: 'kororā',
  tuatara: 'tuatara',
  piwakawaka: 'pīwakawaka',
}

export const nameByObject: Readonly<Record<MeasuredObject, string>> = {
  pencil: 'pencil',
  scarf: 'scarf',
  rope: 'rope',
  ribbon: 'ribbon',
  caterpillar: 'caterpillar',
}

/** The plural of each unit. */
export const nameByUnit: Readonly<Record<Unit, string>> = {
  mm: 'millimetres',
  cm: 'centimetres',
  m: 'metres',
  km: 'kilometres',
}

/** Returns the name of one unit: "metre". */
export const unitName = (unit: Unit) => nameByUnit[unit].slice(0, -1)
