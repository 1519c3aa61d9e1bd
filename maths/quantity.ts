/** Quantities: amounts in units of a measure, such as a length of 1 m 35 cm. */

/** The units of each measure with their sizes in its smallest unit, which is the first one. */
const unitsByMeasure = {
  length: { mm: 1, cm: 10, m: 1000, km: 1_000_000 },
} as const

export type Measure = keyof typeof unitsByMeasure
export type UnitOf<M extends Measure> = { [K in Measure]: keyof (typeof unitsByMeasure)[K] }[M]
export type Unit = UnitOf<Measure>

/** The size of each unit in the smallest unit of its measure. */
export const sizeByUnit: Readonly<Record<Unit, number>> = unitsByMeasure.length

/** A number of one unit. */
export interface Amount<U extends Unit = Unit> {
  readonly value: number
  readonly unit: U
}

/** A quantity in one unit or in several, the largest first: 1 m 35 cm. */
export type Quantity<U extends Unit = Unit> = readonly Amount<U>[]

export type Length = Quantity<UnitOf<'length'>>
