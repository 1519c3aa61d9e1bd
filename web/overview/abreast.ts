/** So many rows of chips stand above the line on a laptop, where the foot of every column is then in view. */
const rowsInView = 7

/** How many chips stand side by side in up to five columns: three columns have room for four, and take it for a crowd. */
export function abreast(columns: number, most: number): 'twos' | 'threes' | 'fours' {
  if (columns > 3 || most <= 2 * rowsInView) return 'twos'
  return most <= 3 * rowsInView ? 'threes' : 'fours'
}
