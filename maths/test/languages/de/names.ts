/** German names of the things in questions. */

import type { Animal, MeasuredObject, ShapeName } from '../../../drawing.ts'
import type { Unit } from '../../../quantity.ts'

/** The plural of each animal. */
export const namesByAnimal: Readonly<Record<Animal, string>> = {
  kiwi: 'Kiwis',
  sheep: 'Schafe',
  korora: 'Zwergpinguine',
  tuatara: 'Brückenechsen',
  piwakawaka: 'Fächerschwänze',
}

export const singularByAnimal: Readonly<Record<Animal, string>> = {
  kiwi: 'Kiwi',
  sheep: 'Schaf',
  korora: 'Zwergpinguin',
  tuatara: 'Brückenechse',
  piwakawaka: 'Fächerschwanz',
}

interface Noun {
  /** The noun with "the": "der Schal". */
  readonly definite: string
  /** The noun with "a": "ein Schal". */
  readonly indefinite: string
}

export const nounByObject: Readonly<Record<MeasuredObject, Noun>> = {
  pencil: { definite: 'der Stift', indefinite: 'ein Stift' },
  scarf: { definite: 'der Schal', indefinite: 'ein Schal' },
  rope: { definite: 'das Seil', indefinite: 'ein Seil' },
  ribbon: { definite: 'das Band', indefinite: 'ein Band' },
  caterpillar: { definite: 'die Raupe', indefinite: 'eine Raupe' },
}

/** The singular is the same as the plural. */
export const nameByUnit: Readonly<Record<Unit, string>> = {
  mm: 'Millimeter',
  cm: 'Zentimeter',
  m: 'Meter',
  km: 'Kilometer',
}

/** The names of shapes. A shape without a name is described by its number of sides. */
export const nameByShape: Readonly<Partial<Record<ShapeName, string>>> = {
  triangle: 'Dreieck',
  rightTriangle: 'rechtwinkliges Dreieck',
  square: 'Quadrat',
  rectangle: 'Rechteck',
  pentagon: 'Fünfeck',
  hexagon: 'Sechseck',
  octagon: 'Achteck',
}
