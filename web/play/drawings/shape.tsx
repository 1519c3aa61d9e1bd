import { Fragment } from 'react'
import type { Point } from '#maths'
import { useLanguage } from '../language/language.ts'
import type { DrawnProps } from './drawn-props.ts'
import { Picture } from './picture.tsx'
import { useLabelScale } from './shape-label-scale.ts'
import { shapeLines, sideWidth } from './shape-lines.ts'

/** A shape to scale, with the lengths next to their sides. They grow with the text of the page. */
export function ShapePicture(props: DrawnProps<'shape'>) {
  return <ScaledShape {...props} labelScale={useLabelScale()} />
}

/** A shape with lengths of one size on every page, such as on paper. */
export function ScaledShape({ drawn, label, labelScale = 1 }: DrawnProps<'shape'> & { labelScale?: number }) {
  const { corners, labels, fontSize, joins, marks, room } = shapeLines(drawn, useLanguage().say.quantity, labelScale)
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
      {labels.map(({ text, centre: [x, y], leader }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the labels of a shape always have the order of its sides
        <Fragment key={i}>
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
