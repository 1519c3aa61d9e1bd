export const units = ['mm', 'cm', 'm', 'km'] as const
export type Unit = (typeof units)[number]

export interface Measure {
  readonly value: number
  readonly unit: Unit
}

/** A length in one unit or in several, the largest first: 1 m 35 cm. */
export type Length = readonly Measure[]
