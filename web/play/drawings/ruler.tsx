import type { DrawnProps } from './drawn-props.ts'
import { MeasuredObject, objectHeight } from './measured-object.tsx'
import { Picture, sizeOfText } from './picture.tsx'

/** The length of a centimetre, in the units of the picture. */
export const cm = 120
const zero = 46
const top = 8
/** The size of the object. From a greater one, a pencil of one centimetre would have no room for its tip. */
const scale = 1.4
const objectBottom = top + scale * objectHeight
const rulerTop = objectBottom + 36
/** The lengths of the marks. Each is ten times as long as it is wide. */
const marks = { centimetre: 62, half: 42, millimetre: 26 }

/** The width and the height of the picture, in its units. */
export const pictureOfRuler = (longest: number) => ({ width: longest * cm + 2 * zero, height: rulerTop + 172 })

/** An object above a ruler, with a dotted line from each end down to the ruler. */
export function Ruler({ drawn: { object, from, to, longest }, label }: DrawnProps<'ruler'>) {
  const at = (centimetres: number) => zero + centimetres * cm
  const size = pictureOfRuler(longest)
  const paper = { x: 6, y: rulerTop, width: size.width - 12, rx: 16 }
  return (
    <Picture label={label} look="lettered" {...size}>
      <g transform={`scale(${scale})`}>
        <MeasuredObject object={object} x={at(from) / scale} y={top / scale} length={((to - from) * cm) / scale} />
      </g>
      <path
        d={[from, to].map((end) => `M${at(end)} ${objectBottom + 4}V${rulerTop - 2}`).join('')}
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 9"
      />
      <rect {...paper} height="170" fill="var(--hue-7)" />
      <rect {...paper} height="160" fill="var(--hue-4)" />
      {Array.from({ length: longest * 10 + 1 }, (_, i) => i).map((millimetres) => {
        const kind = millimetres % 10 === 0 ? 'centimetre' : millimetres % 5 === 0 ? 'half' : 'millimetre'
        const length = marks[kind]
        return (
          <path
            key={millimetres}
            data-part={kind}
            d={`M${at(millimetres / 10)} ${rulerTop + 4}v${length}`}
            stroke="var(--hue-12)"
            strokeWidth={length / 10}
            strokeLinecap="round"
          />
        )
      })}
      {Array.from({ length: longest + 1 }, (_, i) => (
        <text key={at(i)} x={at(i)} y={rulerTop + 113} dy="0.34em" {...sizeOfText(70)}>
          {i}
        </text>
      ))}
    </Picture>
  )
}
