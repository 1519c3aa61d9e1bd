import type { PlaceBlocks } from '#maths/solve'
import { BlockPicture } from '../../../drawings/blocks.tsx'
import { type Block, edge, sideOfOne } from '../../../drawings/blocks-layout.ts'
import { useLanguage } from '../../../language/language.ts'
import { useHelpLanguage } from '../../help-context.ts'
import { Canvas } from '../calculation/canvas.tsx'
import { ChildBox, Label } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'
import { wordWidth } from './word-width.ts'

/** The largest width, and the least one, so that a few blocks are not huge. */
const [largestWidth, leastCanvas] = [680, 420]
/** The room of the blocks above the letters and digits. */
const room = { width: 664, height: 176 }
const largestScale = 1.4
const gap = 6
const lengthOfTen = 10 * sideOfOne
const onesInColumn = 5
/** The least width of a place, which the box of its digit fits into, and the gap between two places. */
const leastWidth = 96
const apart = 28
/** The width of a place with its word, such as seventy. */
const wordRoom = 260
const letterY = room.height + 32
const tile = { size: 50, height: 76, padding: 24 } as const
const digit = { y: letterY + 54, size: 58, box: 64 }

/** Place-value blocks in a group for each place, above its letter and its digit. */
export function PlaceBlocksPicture({ drawing: { counts, digits, framed, inWords } }: PictureProps<PlaceBlocks>) {
  const { placeLetters } = useHelpLanguage()
  const { say } = useLanguage()
  const { scale, flatRows } = bestScale(counts.map(({ count }) => count))
  const groups = counts.map(({ count, place }) => blocksOf(count, place, flatRows))
  const widths = groups.map((blocks) => Math.max(inWords ? wordRoom : leastWidth, scale * right(blocks)))
  const used = widths.reduce((sum, each) => sum + each, 0) + apart * (widths.length - 1)
  const width = inWords ? largestWidth : Math.max(leastCanvas, used + 2 * gap)
  const middles = widths.map((each, i) => {
    const before = widths.slice(0, i).reduce((sum, other) => sum + other + apart, 0)
    return (width - used) / 2 + before + each / 2
  })
  return (
    <Canvas
      width={width}
      height={inWords ? room.height + 8 : digit.y + digit.box / 2 + 6}
      top={inWords ? -tile.height - 12 : 0}
    >
      {groups.map((blocks, i) => {
        const { place } = counts[i]!
        const x = middles[i]!
        const tall = Math.max(0, ...blocks.map(({ y, height }) => y + height + edge))
        const written = digits[i] ?? null
        return (
          <g key={place}>
            <g
              transform={`translate(${x - (scale * right(blocks)) / 2} ${room.height - scale * tall}) scale(${scale})`}
            >
              {blocks.map((block) => (
                <BlockPicture key={`${block.x} ${block.y}`} {...block} />
              ))}
            </g>
            {inWords ? (
              <Word x={x} color={`var(--hue-${i === 0 ? 5 : 4})`}>
                {say.numberWord(counts[i]!.count * 10 ** place)}
              </Word>
            ) : (
              <Label x={x} y={letterY} size={34} tone={place === framed ? 'tinted' : 'soft'}>
                {placeLetters(place)}
              </Label>
            )}
            {place === framed && written === null && (
              <ChildBox x={x - 38} y={digit.y - digit.box / 2} width={76} height={digit.box} size={44} />
            )}
            {written !== null && (
              <Label x={x} y={digit.y} size={digit.size}>
                {written}
              </Label>
            )}
          </g>
        )
      })}
    </Canvas>
  )
}

/** The tile with the word of a place, above its blocks. */
function Word({ x, color, children }: { readonly x: number; readonly color: string; readonly children: string }) {
  const across = wordWidth(children, tile.size) + 2 * tile.padding
  const top = -tile.height - 8
  return (
    <>
      <rect x={x - across / 2} y={top} width={across} height={tile.height} rx="20" fill={color} />
      <Label x={x} y={top + tile.height / 2} size={tile.size}>
        {children}
      </Label>
    </>
  )
}

const right = (blocks: readonly Block[]) => Math.max(0, ...blocks.map(({ x, width: each }) => x + each))

/** Returns the largest scale, and the number of rows of hundreds at which it is reached. */
function bestScale(counts: readonly number[]): { readonly scale: number; readonly flatRows: number } {
  const places = counts.map((count, i) => ({ count, place: counts.length - 1 - i }))
  const tries = [1, 2, 3].map((flatRows) => {
    const groups = places.map(({ count, place }) => blocksOf(count, place, flatRows))
    const free = room.width - apart * (counts.length - 1)
    const fits = (scale: number) =>
      groups.reduce((sum, blocks) => sum + Math.max(leastWidth, scale * right(blocks)), 0) <= free
    const tall = Math.max(1, ...groups.flatMap((blocks) => blocks.map(({ y, height }) => y + height + edge)))
    let scale = Math.min(largestScale, (room.height - 4) / tall)
    while (!fits(scale)) scale *= 0.98
    return { scale, flatRows }
  })
  return tries.reduce((best, other) => (other.scale > best.scale ? other : best))
}

function blocksOf(count: number, place: number, flatRows: number): Block[] {
  return Array.from({ length: count }, (_, i): Block => {
    if (place === 2) {
      const inRow = Math.ceil(count / flatRows)
      const pitch = lengthOfTen + gap
      return {
        size: 'hundred',
        x: (i % inRow) * pitch,
        y: Math.floor(i / inRow) * (pitch + edge),
        width: lengthOfTen,
        height: lengthOfTen,
      }
    }
    const pitch = sideOfOne + gap
    if (place === 1) return { size: 'ten', x: i * pitch, y: 0, width: sideOfOne, height: lengthOfTen }
    return {
      size: 'one',
      x: Math.floor(i / onesInColumn) * pitch,
      y: (onesInColumn - 1 - (i % onesInColumn)) * pitch,
      width: sideOfOne,
      height: sideOfOne,
    }
  })
}
