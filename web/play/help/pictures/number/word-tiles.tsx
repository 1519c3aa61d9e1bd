import type { WordTiles } from '#maths/solve'
import { useLanguage } from '../../../language/language.ts'
import { Canvas } from '../calculation/canvas.tsx'
import { Label } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'
import { wordWidth } from './word-width.ts'

const width = 680
const gap = 18
const padding = 26
const tileHeight = 92
const largest = 56

/** The word of a number, with a tile for each of its parts below it. A word that stays whole is one tile. */
export function WordTilesPicture({ drawing: { number, parts } }: PictureProps<WordTiles>) {
  const { say } = useLanguage()
  const words = parts.map((part) => say.numberWord(part))
  const whole = say.numberWord(number)
  const isWhole = words.length === 1
  const free = width - 12 - (words.length - 1) * gap - words.length * 2 * padding
  const size = Math.min(largest, free / words.reduce((sum, word) => sum + wordWidth(word, 1), 0))
  const widths = words.map((word) => wordWidth(word, size) + 2 * padding)
  const used = widths.reduce((sum, each) => sum + each, 0) + (words.length - 1) * gap
  const wholeSize = Math.min(48, (width - 12) / wordWidth(whole, 1))
  const top = isWhole ? 24 : 126
  return (
    <Canvas width={width} height={top + tileHeight + (isWhole ? 24 : 8)}>
      {!isWhole && (
        <Label x={width / 2} y={34} size={wholeSize}>
          {whole}
        </Label>
      )}
      {words.map((word, i) => {
        const left = (width - used) / 2 + widths.slice(0, i).reduce((sum, each) => sum + each + gap, 0)
        const middle = left + widths[i]! / 2
        return (
          <g key={word}>
            {!isWhole && (
              <path
                d={`M${width / 2 + (middle - width / 2) * 0.4} 68L${middle} ${top - 10}`}
                stroke="var(--hue-8)"
                strokeWidth="6"
                strokeLinecap="round"
              />
            )}
            <rect
              x={left}
              y={top}
              width={widths[i]}
              height={tileHeight}
              rx="24"
              fill={`var(--hue-${i === 0 ? 5 : 4})`}
            />
            <Label x={middle} y={top + tileHeight / 2} size={size}>
              {word}
            </Label>
          </g>
        )
      })}
    </Canvas>
  )
}
