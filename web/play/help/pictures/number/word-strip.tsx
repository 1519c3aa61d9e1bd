import type { WordStrip } from '#maths/solve'
import { useLanguage } from '../../../language/language.ts'
import { Ball, Landed, Leaving } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { DottedPath, Label, MadeHop } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'
import { wordWidth } from './word-width.ts'

const width = 400
const lineX = 130
const [margin, step] = [26, 46]
const radius = 19
const hopWidth = 58
const wordSize = 40
const wordX = lineX + 34

/** The number words below each other, with a hop to each word down to the tinted one when it is counted. */
export function WordStripPicture({ drawing: { to, tinted, counted }, hops }: PictureProps<WordStrip>) {
  const { say } = useLanguage()
  const yOf = (number: number) => margin + number * step
  const ballAt = (number: number) => ({ x: lineX - radius - 5, y: yOf(number) })
  const reached = counted ? tinted : 0
  const at = ballAt(reached)
  const from = hops && reached > 0 ? ballAt(reached - 1) : null
  const numbers = Array.from({ length: to + 1 }, (_, number) => number)
  const arcTo = (number: number) =>
    `M${lineX - 3} ${yOf(number - 1) + 2}A${hopWidth} ${step / 2 - 2} 0 0 0 ${lineX - 3} ${yOf(number) - 2}`
  return (
    <Canvas width={width} height={2 * margin + to * step}>
      {numbers.slice(1, reached + 1).map((number) => (
        <Landed key={number} at={at} from={number === reached ? from : null}>
          <MadeHop d={arcTo(number)} index={number - 1} />
        </Landed>
      ))}
      {from && (
        <Leaving at={at} from={from}>
          <DottedPath d={arcTo(reached)} />
        </Leaving>
      )}
      <path
        d={[`M${lineX} 8V${margin + to * step + margin - 8}`, ...numbers.map((n) => `M${lineX} ${yOf(n)}h18`)].join('')}
        stroke="var(--ink)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      {numbers.map((number) => {
        const word = say.numberWord(number)
        return (
          <g key={number}>
            {number === tinted && (
              <rect
                x={wordX - 12}
                y={yOf(number) - 22}
                width={wordWidth(word, wordSize) + 24}
                height={44}
                rx="12"
                fill="var(--ink)"
              />
            )}
            <Label
              x={wordX}
              y={yOf(number)}
              size={wordSize}
              anchor="start"
              tone={number === tinted ? 'onInk' : undefined}
            >
              {word}
            </Label>
          </g>
        )
      })}
      {counted && (
        <Landed at={at} from={from}>
          <Label x={42} y={at.y} size={60}>
            {tinted}
          </Label>
        </Landed>
      )}
      <Ball at={at} from={from} radius={radius} />
    </Canvas>
  )
}
