/** The years of Number Structure whose levels are still to be made (docs/product/screens.md, "Phases 2 and 3"). */
export const yearsByPhase = { 2: [4, 5, 6], 3: [7, 8] } as const
export type ComingPhase = keyof typeof yearsByPhase

/** Nine a year, as in the years that are made. */
export function comingLevels(year: number): string[] {
  return Array.from({ length: 9 }, (_, i) => `${year}.${i + 1}`)
}
