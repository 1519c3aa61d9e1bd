/**
 * Returns the horizontal position of each number on a line that is to scale, except that some numbers on it are moved
 * apart. A line without room for that stays to scale.
 *
 * @param numbers the numbers that are moved apart, in order
 * @param natural the position of a number to scale
 * @param apart the least distance from a number to the next one, by the index of the first of them
 * @param end the largest position of the last number
 */
export function movedApart(
  numbers: readonly number[],
  natural: (number: number) => number,
  apart: (i: number) => number,
  end: number,
): (number: number) => number {
  const xs = numbers.map(natural)
  for (let i = 1; i < xs.length; i++) xs[i] = Math.max(xs[i]!, xs[i - 1]! + apart(i - 1))
  xs[xs.length - 1] = Math.min(xs.at(-1)!, end)
  for (let i = xs.length - 2; i >= 0; i--) xs[i] = Math.min(xs[i]!, xs[i + 1]! - apart(i))
  if (xs[0]! < natural(numbers[0]!) - 1) return natural
  return (number) => {
    const next = Math.max(
      1,
      numbers.findIndex((other) => other >= number),
    )
    const [before, after] = [numbers[next - 1]!, numbers[next] ?? numbers.at(-1)!]
    const share = after === before ? 0 : (number - before) / (after - before)
    return xs[next - 1]! + share * ((xs[next] ?? xs.at(-1)!) - xs[next - 1]!)
  }
}
