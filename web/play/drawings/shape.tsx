import type { Point } from '#maths'
import { useLanguage } from '../language/language.ts'
import type { DrawnProps } from './drawn-props.ts'
import { FittedPicture } from './fitted-picture.tsx'
import { extentOf } from './shape-labels.ts'
import { shapeLines, sideWidth } from './shape-lines.ts'

/** A shape to scale, with the lengths next to their sides. Its lengths and sides share the room of the picture. */
export function ShapePicture({ drawn, label }: DrawnProps<'shape'>) {
  const write = useLanguage().say.quantity
  return (
    <FittedPicture
      label={label}
      look="lettered"
      ratio={extentOf(drawn.corners, 0) / extentOf(drawn.corners, 1)}
      layoutFor={(room) => shapeLines(drawn, write, room)}
    >
      {(lines) => (
        <g transform={`translate(${-lines.x - lines.width / 2} ${-lines.y - lines.height / 2})`}>
          <ShapeWithLengths {...lines} />
        </g>
      )}
    </FittedPicture>
  )
}

/** The sides and the lengths in units of the shape. */
export function ShapeWithLengths({ corners, labels, fontSize, joins, marks }: ReturnType<typeof shapeLines>) {
  return (
    <>
      <path
        data-part="shape"
        d={`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`}
        fill="var(--hue-4)"
        stroke="var(--hue-11)"
        strokeWidth={sideWidth}
        strokeLinejoin="round"
      />
      {joins.map((line) => (
        <ThinLine key={`${line}`} line={line} part="join" stroke="var(--hue-8)" strokeDasharray=".1 11" />
      ))}
      {marks.map((line) => (
        <ThinLine key={`${line}`} line={line} part="mark" stroke="var(--hue-12)" />
      ))}
      {labels.map(({ text, centre: [x, y] }) => (
        <text key={`${x} ${y}`} x={x} y={y + 0.34 * fontSize} fontSize={fontSize}>
          {text}
        </text>
      ))}
    </>
  )
}

interface ThinLineProps {
  readonly part: 'join' | 'mark'
  readonly line: readonly [Point, Point]
  readonly stroke: string
  readonly strokeDasharray?: string
}

function ThinLine({ part, line, ...look }: ThinLineProps) {
  return <path data-part={part} d={`M${line.join('L')}`} strokeWidth="4" strokeLinecap="round" {...look} />
}
