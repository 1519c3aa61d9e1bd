/** The slips of each operation. Its `slips.ts` adds their names here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: operations fill it
export interface SlipIdByOperation {}

/** The name of each slip. Stored counts and the teacher's sentences use it, so it never changes. */
export type SlipId = FactSlip | DecimalSlip | PlaceSlip | SlipIdByOperation[keyof SlipIdByOperation]

type FactSlip = 'next-fact' | 'times-added' | 'times-zero' | 'times-one'

type DecimalSlip = 'point-separates' | 'aligned-right' | 'copies-down' | 'point-off' | 'zero-appended'

type PlaceSlip = 'place-ignored' | 'aligned-left'
