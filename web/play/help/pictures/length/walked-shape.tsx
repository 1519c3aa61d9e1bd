import type { Point } from '#maths'
import type { WalkedShape } from '#maths/solve'
import { FittedPicture } from '../../../drawings/fitted-picture.tsx'
import { useLabelScale } from '../../../drawings/shape-label-scale.ts'
import { useLanguage } from '../../../language/language.ts'
import { Ball } from '../calculation/ball.tsx'
import canvas from '../calculation/canvas.module.css'
import { Label } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'
import { type ShapeLayout, type WalkLayout, walkLayout } from './walk-layout.ts'
import { WalkLinePicture } from './walk-line.tsx'

/** A shape with the lengths of its sides, and the walk around it as hops on a line. It is laid out for its room. */
export function WalkedShapePicture(props: PictureProps<WalkedShape>) {
  const { say } = useLanguage()
  const labelScale = useLabelScale()
  return (
    <FittedPicture layoutFor={(room) => walkLayout({ ...props.drawing, write: say.quantity }, room, labelScale)}>
      {(layout) => <WalkInRoom {...props} layout={layout} />}
    </FittedPicture>
  )
}

interface WalkInRoomProps extends Pick<PictureProps<WalkedShape>, 'drawing' | 'hops'> {
  readonly layout: WalkLayout
}

/** The picture around 0. The ball walks around the shape from its first corner. */
export function WalkInRoom({ drawing, hops, layout }: WalkInRoomProps) {
  const { sides, tinted, walked, grid } = drawing
  const { corners, unit, labels, fontSize, radius, thickness } = layout.shape
  const cornerAt = (i: number) => corners[i % corners.length]!
  const pathOf = (i: number) => `M${cornerAt(i).join(' ')}L${cornerAt(i + 1).join(' ')}`
  const at = ballAt(cornerAt(walked))
  const from = hops && walked > 0 ? ballAt(cornerAt(walked - 1)) : null
  // A hidden side that the step is not about yet is paler.
  const isCompared = tinted.some((i) => sides[i]!.state === 'hidden')
  const isLater = (i: number) => isCompared && sides[i]!.state === 'hidden' && !tinted.includes(i)
  return (
    <g className={canvas.canvas} transform={`translate(${-layout.width / 2} ${-layout.height / 2})`}>
      {grid && (
        <path d={`M${corners.map((corner) => corner.join(' ')).join('L')}z`} fill="var(--hue-9)" opacity="0.22" />
      )}
      {grid && <path d={gridOf(corners, unit)} stroke="var(--hue-11)" strokeWidth="2" data-part="grid" />}
      {sides.map(({ state }, i) => {
        const isStrong = i < walked || tinted.includes(i)
        return (
          <path
            key={pathOf(i)}
            data-part="side"
            d={pathOf(i)}
            stroke={state === 'hidden' && !isStrong ? 'var(--ink)' : 'var(--hue-11)'}
            strokeWidth={isStrong ? 2 * thickness : 1.2 * thickness}
            strokeLinecap={state === 'hidden' ? 'butt' : 'round'}
            strokeDasharray={state === 'hidden' ? `${2.4 * thickness} ${2.4 * thickness}` : undefined}
          />
        )
      })}
      {labels.map(
        (label, i) =>
          label && <SideLabel key={pathOf(i)} {...{ label, fontSize }} state={sides[i]!.state} isLater={isLater(i)} />,
      )}
      {layout.line && <WalkLinePicture layout={layout.line} at={at} from={from} />}
      <Ball at={at} from={from} radius={radius} />
    </g>
  )
}

interface SideLabelProps {
  readonly label: NonNullable<ShapeLayout['labels'][number]>
  readonly state: WalkedShape['sides'][number]['state']
  readonly isLater: boolean
  readonly fontSize: number
}

/** The length of a side. A found one is in a dotted box, and the "?" of a hidden one in a dashed box. */
function SideLabel({ label: { text, centre, width, height }, state, isLater, fontSize }: SideLabelProps) {
  const [x, y] = centre
  const thickness = fontSize / 8
  return (
    <>
      {state !== 'marked' && (
        <rect
          {...{ x: x - width / 2, y: y - height / 2, width, height }}
          rx={0.35 * fontSize}
          fill="var(--sheet)"
          stroke={isLater ? 'var(--hue-7)' : 'var(--hue-11)'}
          strokeWidth={thickness}
          strokeDasharray={state === 'found' ? `.1 ${2 * thickness}` : `${2.6 * thickness} ${2 * thickness}`}
          strokeLinecap="round"
        />
      )}
      <Label x={x} y={y} size={fontSize} tone={isLater ? 'soft' : state === 'hidden' ? 'asked' : undefined}>
        {text}
      </Label>
    </>
  )
}

const ballAt = ([x, y]: Point) => ({ x, y })

/** Returns the lines of the centimetre squares inside a rectangle. */
function gridOf(corners: readonly Point[], unit: number): string {
  const [[left, top], [right, bottom]] = [corners[0]!, corners[2]!]
  const count = (length: number) => Math.round(length / unit) - 1
  const across = Array.from({ length: count(right - left) }, (_, i) => `M${left + (i + 1) * unit} ${top}V${bottom}`)
  const down = Array.from({ length: count(bottom - top) }, (_, i) => `M${left} ${top + (i + 1) * unit}H${right}`)
  return [...across, ...down].join('')
}
