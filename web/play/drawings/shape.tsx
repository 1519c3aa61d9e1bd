import type { Point } from '#maths'
import type { DrawnProps } from './drawn-props.ts'
import { Picture } from './picture.tsx'
import { fontSize, shapeLines, sideWidth } from './shape-lines.ts'

/** A shape to scale, its lengths beside their sides. */
export function ShapePicture({ drawn, label }: DrawnProps<'shape'>) {
  const { corners, labels, joins, marks, room } = shapeLines(drawn)
  return (
    <Picture label={label} look="lettered" {...room}>
      <path
        data-part="shape"
        d={`M${corners.map(said).join('L')}z`}
        fill="var(--hue-4)"
        stroke="var(--hue-11)"
        strokeWidth={sideWidth}
        strokeLinejoin="round"
      />
      {joins.map(([from, to]) => (
        <path
          key={said(from)}
          data-part="join"
          d={`M${said(from)}L${said(to)}`}
          stroke="var(--hue-8)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray=".1 11"
        />
      ))}
      {marks.map(([from, to]) => (
        <path
          key={said(from)}
          data-part="mark"
          d={`M${said(from)}L${said(to)}`}
          stroke="var(--hue-12)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      {labels.map(({ text, centre: [x, y] }) => (
        <text key={`${x} ${y}`} x={x} y={y + 0.34 * fontSize} fontSize={fontSize}>
          {text}
        </text>
      ))}
    </Picture>
  )
}

function said([x, y]: Point): string {
  return `${x} ${y}`
}
