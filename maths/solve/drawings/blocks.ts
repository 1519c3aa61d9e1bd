import type { Blocks } from './drawing.ts'

/** Returns the blocks of numbers, a row for each. */
export function blocks(
  numbers: readonly number[],
  { swap = null, taken = 0 }: { readonly swap?: Blocks['swap']; readonly taken?: number } = {},
): Blocks {
  return { kind: 'blocks', rows: numbers.map(tensOf), taken: tensOf(taken), swap }
}

function tensOf(number: number): { readonly tens: number; readonly ones: number } {
  return { tens: Math.floor(number / 10), ones: number % 10 }
}
