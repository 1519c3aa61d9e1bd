import { Fragment } from 'react'
import type { Point } from '#maths'
import { useLanguage } from '../language/language.ts'
import type { DrawnProps } from './drawn-props.ts'
import { FittedPicture, type Room } from './fitted-picture.tsx'
import { Picture } from './picture.tsx'
import { roughRatio, shapeLines, sideWidth } from './shape-lines.ts'

/** A shape to scale, with the lengths next to their sides. Its lengths and sides share the room of the picture. */
export function ShapePicture({ drawn, label }: DrawnProps<'shape'>) {
  const write = useLanguage().say.quantity
  const layoutFor = (room: Room) => {
    const lines = shapeLines(drawn, write, room)
    return { ...lines, width: lines.room.width, height: lines.room.height }
  }
  return (
    <FittedPicture label={label} look="lettered" ratio={roughRatio(drawn)} layoutFor={layoutFor}>
      {({ room: { x, y, width, height }, ...lines }) => (
        <g transform={`translate(${-x - width / 2} ${-y - height / 2})`}>
          <ShapeWithLengths {...lines} />
        </g>
      )}
    </FittedPicture>
  )
}

/** A shape on paper, where each picture has its own size. */
export function PaperShape({ drawn, label }: DrawnProps<'shape'>) {
  const { room, ...lines } = shapeLines(drawn, useLanguage().say.quantity)
  return (
    <Picture label={label} look="lettered" {...room}>
      <ShapeWithLengths {...lines} />
    </Picture>
  )
}

function ShapeWithLengths(lines: Omit<ReturnType<typeof shapeLines>, 'room'>) {
  const { corners, labels, fontSize, joins, marks } = lines
  return (
    <>
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
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray=".1 11"
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
    </>
  )
}

function coordinates([x, y]: Point): string {
  return `${x} ${y}`
}
