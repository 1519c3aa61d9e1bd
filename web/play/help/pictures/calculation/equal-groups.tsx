import type { EqualGroups } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Ball, Landed, Leaving } from './ball.tsx'
import { Canvas } from './canvas.tsx'
import { arc, Counter, DottedHop, Label, Line, MadeHop, Pill } from './marks.tsx'

const [width, height] = [680, 320]
const ends = { from: 50, to: 630 }
const lineY = 244
const ballY = lineY - 25
const ringsY = 66
const totalY = 292
/** The positions of the dots of a group in a ring, from the middle of the ring in steps of a dot. */
const positions: readonly (readonly [x: number, y: number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, 0],
    [1, 0],
  ],
  [
    [-1, 0.8],
    [1, 0.8],
    [0, -0.8],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** Groups in rings, with a hop on the line below each group that has been counted. */
export function EqualGroupsPicture({ drawing, hops }: PictureProps<EqualGroups>) {
  const { groups, size, counted, total } = drawing
  const step = Math.min((ends.to - ends.from) / groups, 190)
  const start = (width - step * groups) / 2
  const xOf = (group: number) => start + group * step
  const radius = Math.min(step / 2 - 6, 62)
  const hopHeight = Math.min(step / 2, 84)
  const at = { x: xOf(counted), y: ballY }
  const from = hops && counted > 0 ? { x: xOf(counted - 1), y: ballY } : null
  const isLast = (group: number) => group === counted - 1
  const ticks = Array.from({ length: groups + 1 }, (_, i) => xOf(i))
  return (
    <Canvas width={width} height={height}>
      {Array.from({ length: groups }, (_, group) => {
        const middle = xOf(group) + step / 2
        const isCounted = group < counted
        const hop = (
          <>
            <MadeHop d={arc(xOf(group), xOf(group + 1), lineY, hopHeight)} index={group} />
            <Label x={middle} y={lineY - 34} size={40} tone="tinted">
              {size}
            </Label>
          </>
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups stay in their order
          <g key={group}>
            <circle
              cx={middle}
              cy={ringsY}
              r={radius}
              fill={isCounted ? 'var(--sheet)' : 'var(--hue-3)'}
              stroke="var(--hue-11)"
              strokeWidth="5"
            />
            {(positions[size] ?? []).map(([x, y]) => (
              <Counter key={`${x} ${y}`} x={middle + x * 21} y={ringsY + y * 21} radius={13} isPale={!isCounted} />
            ))}
            {isCounted &&
              (isLast(group) ? (
                <Landed at={at} from={from}>
                  {hop}
                </Landed>
              ) : (
                hop
              ))}
            {group === counted && counted > 0 && (
              <DottedHop from={xOf(group)} to={xOf(group + 1)} y={lineY - 5} height={hopHeight} />
            )}
          </g>
        )
      })}
      <Leaving at={at} from={from}>
        <DottedHop from={xOf(counted - 1)} to={xOf(counted)} y={lineY - 5} height={hopHeight} />
      </Leaving>
      <Line from={14} to={width - 14} y={lineY} ticks={ticks} />
      <Label x={start} y={totalY}>
        0
      </Label>
      {total !== null && (
        <Pill x={xOf(counted)} y={totalY} size={38}>
          {total}
        </Pill>
      )}
      <Ball at={at} from={from} rise={hopHeight} />
    </Canvas>
  )
}
