import type { Rows } from '#maths/solve'
import type { PictureProps } from '../picture-table.ts'
import { Canvas } from './canvas.tsx'
import { ChildBox, Label, textWidth } from './marks.tsx'
import { Paper, sum } from './paper.tsx'

const [squareWidth, squareHeight] = [54, 54]
const digitSize = 46
const noteSize = 34

/** A long multiplication on squared paper. The product of a row is beside it, also while the rows are added. */
export function RowsPicture({ drawing: { top, bottom, products, tinted, sum: total } }: PictureProps<Rows>) {
  const multiplier = [...String(bottom)].map(Number).reverse()
  const parts = multiplier.flatMap((digit, place) => (digit === 0 ? [] : [{ place, value: digit * 10 ** place }]))
  const length = String(top * bottom).length
  const columns = Array.from({ length: length + 1 }, () => squareWidth)
  const hasSum = parts.length > 1
  const rows = Array.from({ length: 2 + parts.length + (hasSum ? 1 : 0) }, () => squareHeight)
  const paperWidth = sum(columns)
  const right = paperWidth - squareWidth / 2
  const yOf = (row: number) => 3 + (row + 0.5) * squareHeight
  const noteOf = (value: number) => `${top} × ${value}`
  const digits = (number: number, row: number) => <Digits number={number} right={right} y={yOf(row)} />
  return (
    <Canvas
      width={paperWidth + 24 + Math.max(...parts.map(({ value }) => textWidth(noteOf(value), noteSize)))}
      height={sum(rows) + 6}
    >
      <Paper y={3} columns={columns} rows={rows} />
      {tinted !== null && (
        <rect
          x={right - (tinted + 0.5) * squareWidth + 2}
          y={yOf(1) - squareHeight / 2 + 2}
          width={squareWidth - 4}
          height={squareHeight - 4}
          rx="10"
          fill="var(--hue-4)"
          stroke="var(--hue-11)"
          strokeWidth="4"
        />
      )}
      {digits(top, 0)}
      <Label x={squareWidth / 2} y={yOf(1)} size={digitSize}>
        ×
      </Label>
      {digits(bottom, 1)}
      <Rule y={yOf(1) + squareHeight / 2} width={paperWidth} />
      {parts.map(({ place, value }, i) => {
        const row = 2 + i
        const product = products[place] ?? null
        const isInWork = place === tinted
        return (
          <g key={place}>
            {product !== null && digits(product, row)}
            {product === null && isInWork && (
              <ChildBox
                x={squareWidth + 5}
                y={yOf(row) - 23}
                width={paperWidth - squareWidth - 10}
                height={46}
                size={38}
              />
            )}
            <Label x={paperWidth + 16} y={yOf(row)} size={noteSize} anchor="start" tone={isInWork ? 'tinted' : 'soft'}>
              {noteOf(value)}
            </Label>
          </g>
        )
      })}
      {hasSum && (
        <>
          <Label x={squareWidth / 2} y={yOf(1 + parts.length)} size={digitSize}>
            +
          </Label>
          <Rule y={yOf(1 + parts.length) + squareHeight / 2} width={paperWidth} />
          {total !== null && digits(total, 2 + parts.length)}
        </>
      )}
    </Canvas>
  )
}

/** The line below the numbers. */
function Rule({ y, width }: { readonly y: number; readonly width: number }) {
  return <path d={`M8 ${y}H${width - 8}`} stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
}

/** The digits of a whole number, one in each square. `right` is the middle of the ones. */
function Digits({ number, right, y }: { readonly number: number; readonly right: number; readonly y: number }) {
  return [...String(number)].reverse().map((digit, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place of the digit
    <Label key={place} x={right - place * squareWidth} y={y} size={digitSize}>
      {digit}
    </Label>
  ))
}
