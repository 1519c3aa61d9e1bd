import type { BlockRow, Blocks } from './drawing.ts'

/** Returns the blocks of numbers, a row for each. */
export function blocks(
  numbers: readonly number[],
  { swap = null, taken = 0 }: { readonly swap?: Blocks['swap']; readonly taken?: number } = {},
): Blocks {
  return { kind: 'blocks', rows: numbers.map(rowOf), taken: rowOf(taken), swap }
}

function rowOf(number: number): BlockRow {
  const row = { tens: Math.floor((number % 100) / 10), ones: number % 10 }
  return number < 100 ? row : { hundreds: Math.floor(number / 100), ...row }
}
