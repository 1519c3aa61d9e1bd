import type { ReactElement } from 'react'
import type { MeasuredObject as ObjectName } from '#maths'

/** The height of every object. */
export const objectHeight = 60

/** The drawing of an object. It reaches exactly from 0 to its length, because children measure it. */
type ObjectPicture = (props: { readonly length: number }) => ReactElement

const pictures: Readonly<Record<ObjectName, ObjectPicture>> = {
  pencil: Pencil,
  scarf: Scarf,
  rope: Rope,
  ribbon: Ribbon,
  caterpillar: Caterpillar,
}

interface MeasuredObjectProps {
  readonly object: ObjectName
  readonly x: number
  readonly y: number
  readonly length: number
}

export function MeasuredObject({ object, x, y, length }: MeasuredObjectProps) {
  const ObjectPicture = pictures[object]
  return (
    <g transform={`translate(${x} ${y})`} data-part="object">
      <ObjectPicture length={length} />
    </g>
  )
}

function Pencil({ length }: { length: number }) {
  const neck = length - 46
  return (
    <>
      <path d={`M34 8h${neck - 34}v44H34z`} fill="var(--ball)" />
      <path d={`M34 8h${neck - 34}v14H34z`} fill="var(--ball-tint)" />
      <path d={`M34 40h${neck - 34}v12H34z`} fill="var(--ball-edge)" />
      <path d={`M${neck} 8L${length} 30L${neck} 52z`} fill="var(--line)" />
      <path d={`M${length - 17} 22L${length} 30L${length - 17} 38z`} fill="var(--ink)" />
      <path d="M14 8h24v44H14z" fill="var(--on-ink-soft)" />
      <path d="M22 8v44M30 8v44" stroke="var(--focus)" strokeWidth="3" />
      <path className="hue-pink" d="M14 8A14 14 0 0 0 0 22v16a14 14 0 0 0 14 14z" fill="var(--hue-7)" />
    </>
  )
}

function Scarf({ length }: { length: number }) {
  const fringe = 16
  const stripe = 58
  const count = Math.round((length - 2 * fringe) / 100)
  const each = (length - 2 * fringe) / count
  const stripes = repeat(count, (i) => fringe + i * each + (each - stripe) / 2)
  return (
    <g className="hue-tomato">
      <path
        d={[8, 17, 26, 35, 44, 53].map((y) => `M0 ${y}h${fringe}M${length - fringe} ${y}h${fringe}`).join('')}
        stroke="var(--hue-9)"
        strokeWidth="5"
      />
      <rect x={fringe} width={length - 2 * fringe} height="60" rx="10" fill="var(--hue-9)" />
      <path d={stripes.map((x) => `M${x} 0h30v60h-30z`).join('')} fill="var(--ball)" />
      <path d={stripes.map((x) => `M${x + 46} 0h12v60h-12z`).join('')} fill="var(--sheet)" />
    </g>
  )
}

function Rope({ length }: { length: number }) {
  const band = 14
  const count = Math.round((length - 2 * band) / 18) - 1
  const turns = repeat(count, (i) => band + ((i + 1) * (length - 2 * band)) / (count + 1) - 6)
  return (
    <g className="hue-ink">
      <rect y="12" width={length} height="36" rx="12" fill="var(--hue-8)" />
      <path
        d={turns.map((x) => `M${x} 44l12-28`).join('')}
        stroke="var(--hue-3)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={`M${band} 12v36M${length - band} 12v36`} stroke="var(--ink)" strokeWidth="7" />
    </g>
  )
}

function Ribbon({ length }: { length: number }) {
  const notch = 20
  return (
    <g className="hue-violet">
      <path d={`M0 10H${length}l${-notch} 20l${notch} 20H0l${notch}-20z`} fill="var(--hue-9)" />
      <path d={`M${notch} 30H${length - notch}`} stroke="var(--hue-7)" strokeWidth="6" strokeDasharray="14 10" />
    </g>
  )
}

function Caterpillar({ length }: { length: number }) {
  const count = Math.round(length / 40)
  const width = length / count
  const humps = repeat(count, (i) => i * width)
  const eye = { cx: length - width * 0.36, cy: 28 }
  return (
    <g className="hue-grass">
      {humps.map((x, i) => (
        <path
          key={x}
          d={`M${x} 50a${width / 2} 38 0 0 1 ${width} 0z`}
          fill={i === count - 1 ? 'var(--hue-11)' : i % 2 === 0 ? 'var(--hue-9)' : 'var(--hue-8)'}
        />
      ))}
      <path
        d={humps.map((x) => `M${x + width / 2} 50v7`).join('')}
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle {...eye} r="5.5" fill="var(--sheet)" />
      <circle {...eye} r="3" fill="var(--ink)" />
    </g>
  )
}

function repeat(count: number, at: (i: number) => number): number[] {
  return Array.from({ length: count }, (_, i) => at(i))
}
