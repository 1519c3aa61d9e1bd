import { Fragment } from 'react'
import type { Point } from '#maths'
import { useLanguage } from '../language/language.ts'
import type { DrawnProps } from './drawn-props.ts'
import { Picture } from './picture.tsx'
import { shapeLines, sideWidth } from './shape-lines.ts'

/** A shape to scale, with the lengths next to their sides. */
export function ShapePicture({ drawn, label }: DrawnProps<'shape'>) {
  const { corners, labels, fontSize, joins, marks, room } = shapeLines(drawn, useLanguage().say.quantity)
  return (
    <Picture label={label} look="lettered" {...room}>
      <path
        data-part="shape"
        d={`M${corners.map(coordinates).join('L')}z`}
        fill="var(--hue-4)"
        stroke="var(--hue-11)"
        strokeWidth={sideWidth}
        strokeLinejoin="round"
      />
      {joins.map(([from, to]) => (
        <path
          key={coordinates(from)}
          data-part="join"
          d={`M${coordinates(from)}L${coordinates(to)}`}
          stroke="var(--hue-8)"
          strokeWidth="2"
          strokeDasharray="7 7"
        />
      ))}
      {marks.map(([from, to]) => (
        <path
          key={coordinates(from)}
          data-part="mark"
          d={`M${coordinates(from)}L${coordinates(to)}`}
          stroke="var(--hue-12)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      {labels.map(({ text, centre: [x, y], leader }) => (
        <Fragment key={`${x} ${y}`}>
          {leader && <path d={`M${leader.map(coordinates).join('L')}`} stroke="var(--ink)" strokeWidth="4" />}
          <text x={x} y={y + 0.34 * fontSize} fontSize={fontSize}>
            {text}
          </text>
        </Fragment>
      ))}
    </Picture>
  )
}

function coordinates([x, y]: Point): string {
  return `${x} ${y}`
}
