import type { WordStrip } from '#maths/solve'
import { useLanguage } from '../../../language/language.ts'
import { Ball, Landed, Leaving } from '../calculation/ball.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { arc, DottedPath, Label, Line } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'
import { wordWidth } from './word-width.ts'

const width = 680
const ends = { from: 40, to: 628 }
const lineY = 128
const radius = 20
/** The words are in two rows by turns, because a row has no room for all of them. */
const wordY = [168, 212]
const wordSize = 31

/** The number words on a line, with a hop to each word up to the tinted one when it is counted. */
export function WordStripPicture({ drawing: { to, tinted, counted }, hops }: PictureProps<WordStrip>) {
  const { say } = useLanguage()
  const step = (ends.to - ends.from) / to
  const xOf = (number: number) => ends.from + number * step
  const ballAt = (number: number) => ({ x: xOf(number), y: lineY - radius - 5 })
  const reached = counted ? tinted : 0
  const at = ballAt(reached)
  const from = hops && reached > 0 ? ballAt(reached - 1) : null
  const numbers = Array.from({ length: to + 1 }, (_, number) => number)
  const arcTo = (number: number) => arc(xOf(number - 1) + 2, xOf(number) - 2, lineY - 3, 34)
  return (
    <Canvas width={width} height={238}>
      {numbers.slice(1, reached + 1).map((number) => (
        <Landed key={number} at={at} from={number === reached ? from : null}>
          <path d={`${arcTo(number)}z`} fill={number % 2 === 1 ? 'var(--hue-9)' : 'var(--hue-7)'} />
        </Landed>
      ))}
      {from && (
        <Leaving at={at} from={from}>
          <DottedPath d={arcTo(reached)} />
        </Leaving>
      )}
      <Line
        from={12}
        to={width - 12}
        y={lineY}
        ticks={numbers.map(xOf)}
        long={numbers.filter((number) => number % 2 === 1).map((number) => ({ x: xOf(number), length: 60 }))}
      />
      {numbers.map((number) => {
        const word = say.numberWord(number)
        const y = wordY[number % 2]!
        const half = wordWidth(word, wordSize) / 2 + 5
        return (
          <g key={number}>
            {number === tinted && (
              <rect x={xOf(number) - half} y={y - 20} width={2 * half} height={42} rx="12" fill="var(--ink)" />
            )}
            <Label x={xOf(number)} y={y} size={wordSize} tone={number === tinted ? 'onInk' : undefined}>
              {word}
            </Label>
          </g>
        )
      })}
      {counted && (
        <Landed at={at} from={from}>
          <Label x={at.x} y={44} size={52}>
            {tinted}
          </Label>
        </Landed>
      )}
      <Ball at={at} from={from} radius={radius} rise={34} />
    </Canvas>
  )
}
