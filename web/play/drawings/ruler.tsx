import type { DrawnProps } from './drawn-props.ts'
import { MeasuredObject, objectHeight } from './measured-object.tsx'
import { Picture } from './picture.tsx'

/** The length of a centimetre, in the units of the picture. */
const cm = 120
const zero = 40
const top = 8
const rulerTop = top + objectHeight + 30
const tick = {
  centimetre: { length: 42, width: 5 },
  half: { length: 28, width: 3.5 },
  millimetre: { length: 16, width: 2.5 },
}

/** An object above a ruler, with a dotted line from each end down to the ruler. */
export function Ruler({ drawn: { object, from, to, longest }, label }: DrawnProps<'ruler'>) {
  const at = (centimetres: number) => zero + centimetres * cm
  const width = at(longest) + zero
  const paper = { x: 14, y: rulerTop, width: width - 28, rx: 16 }
  return (
    <Picture label={label} look="lettered" width={width} height={rulerTop + 108}>
      <MeasuredObject object={object} x={at(from)} y={top} length={(to - from) * cm} />
      <path
        d={[from, to].map((end) => `M${at(end)} ${top + objectHeight + 4}V${rulerTop - 2}`).join('')}
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 9"
      />
      <rect {...paper} height="106" fill="var(--hue-7)" />
      <rect {...paper} height="97" fill="var(--hue-4)" />
      {Array.from({ length: longest * 10 + 1 }, (_, i) => i).map((millimetres) => {
        const kind = millimetres % 10 === 0 ? 'centimetre' : millimetres % 5 === 0 ? 'half' : 'millimetre'
        const { length, width: strokeWidth } = tick[kind]
        return (
          <path
            key={millimetres}
            data-part={kind}
            d={`M${at(millimetres / 10)} ${rulerTop + 4}v${length}`}
            stroke="var(--hue-12)"
            strokeWidth={strokeWidth}
            strokeLinecap="round"
          />
        )
      })}
      {Array.from({ length: longest + 1 }, (_, i) => (
        <text key={at(i)} x={at(i)} y={rulerTop + 90} fontSize="52">
          {i}
        </text>
      ))}
    </Picture>
  )
}
