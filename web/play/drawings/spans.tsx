import type { DrawnProps } from './drawn-props.ts'
import { MeasuredObject, objectHeight } from './measured-object.tsx'
import { Picture } from './picture.tsx'

/** The size of a hand or foot, the left edge of its drawing, and the component that draws it. */
export const spans = {
  hand: { width: 141, height: 134, left: 11.5, Part: Hand },
  foot: { width: 162, height: 92, left: 14, Part: Foot },
}

/** The least number of spans that the width has room for, so that two are no larger than three. */
const fewest = 3

/** Returns the number of spans that the width has room for. */
export const spanRoom = (count: number) => Math.max(count, fewest)
const margin = 12
const top = 8
const spansTop = top + objectHeight + 36

/** Hands or feet from end to end below the object that they measure. Every second one is darker to set it apart. */
export function Spans({ drawn, label }: DrawnProps<'spans'>) {
  const { width, height, left, Part } = spans[drawn.span]
  const length = drawn.count * width
  const room = spanRoom(drawn.count) * width
  const bottom = spansTop + height
  return (
    <Picture label={label} x={(length - room) / 2 - margin} width={room + 2 * margin} height={bottom + margin}>
      <path
        d={`M0 ${top}V${bottom}M${length} ${top}V${bottom}`}
        stroke="var(--hue-12)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 10"
      />
      <MeasuredObject object={drawn.object} x={0} y={top} length={length} />
      {Array.from({ length: drawn.count }, (_, i) => i * width).map((x, i) => (
        <g key={x} transform={`translate(${x - left} ${spansTop})`} data-part="span">
          <Part skin={i % 2 === 0 ? 'var(--hue-9)' : 'var(--hue-11)'} lines={`var(--hue-${i % 2 === 0 ? 5 : 7})`} />
        </g>
      ))}
    </Picture>
  )
}

interface PartProps {
  readonly skin: string
  readonly lines: string
}

function Hand({ skin, lines }: PartProps) {
  return (
    <>
      <path
        d="M60 96L22 78M66 74L50 24M82 70V16M98 74l16-50M104 92l38-32"
        stroke={skin}
        strokeWidth="21"
        strokeLinecap="round"
      />
      <path d="M52 92c0-18 14-28 30-28s30 8 30 26-8 34-30 34-30-14-30-32z" fill={skin} />
      <Lines d="M64 100c10-8 24-10 36-4M70 84c8-4 16-4 24 0" colour={lines} />
    </>
  )
}

function Foot({ skin, lines }: PartProps) {
  return (
    <>
      <g fill={skin}>
        <path d="M14 40C14 22 30 14 48 20c20 7 38 6 60-2 22-8 38 4 38 20s-16 30-42 28c-22-2-34-8-52-6C30 62 14 56 14 40z" />
        <ellipse cx="163" cy="20" rx="13" ry="10" />
        <circle cx="166" cy="41" r="7.5" />
        <circle cx="161" cy="57" r="6.5" />
        <circle cx="151" cy="70" r="6" />
        <circle cx="138" cy="79" r="5.5" />
      </g>
      <Lines d="M30 40c0-6 6-10 12-9M112 36c8-4 18-2 20 6" colour={lines} />
    </>
  )
}

function Lines({ d, colour }: { d: string; colour: string }) {
  return <path d={d} fill="none" stroke={colour} strokeWidth="4" strokeLinecap="round" />
}
