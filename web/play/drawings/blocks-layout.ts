/** Where place-value blocks stand: hundreds, tens and ones, in units of a tenth of a ten's length. */

export interface Block {
  readonly size: 'hundred' | 'ten' | 'one'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The side of a one. */
export const one = 12
const ten = 10 * one
const between = 10
/** From hundreds to tens and from tens to ones. */
const apart = 26
/** Below every block lies its darker edge. */
export const edge = 4
const inRow = 5
/** So many hundreds leave room for tens and ones beside them. */
const mostBeside = 2

export function blocksLayout({ hundreds, tens, ones }: { hundreds: number; tens: number; ones: number }) {
  const flats = several(hundreds, (i): Block => {
    const [column, row] = [i % inRow, Math.floor(i / inRow)]
    return { size: 'hundred', x: column * (ten + between), y: row * (ten + edge + between), width: ten, height: ten }
  })
  const below = hundreds > mostBeside
  const startX = flats.length === 0 || below ? 0 : rightOf(flats) + apart
  const startY = below ? bottomOf(flats) + edge + apart : 0
  const rods = several(tens, (i): Block => {
    return { size: 'ten', x: startX + i * (one + between), y: startY, width: one, height: ten }
  })
  const onesX = rods.length === 0 ? startX : rightOf(rods) + apart
  const cubes = several(ones, (i): Block => {
    const [column, row] = [Math.floor(i / inRow), i % inRow]
    const y = startY + ten - one - row * (one + between)
    return { size: 'one', x: onesX + column * (one + between), y, width: one, height: one }
  })
  const blocks = [...flats, ...rods, ...cubes]
  return { blocks, width: rightOf(blocks), height: bottomOf(blocks) + edge }
}

function several(count: number, block: (i: number) => Block): Block[] {
  return Array.from({ length: count }, (_, i) => block(i))
}

function rightOf(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.map(({ x, width }) => x + width))
}

function bottomOf(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.map(({ y, height }) => y + height))
}
