import type { NumberBond } from '#maths/solve'
import { BondCircles, bondSize } from '../../../drawings/bond.tsx'
import { Canvas } from '../calculation/canvas.tsx'
import { Label } from '../calculation/marks.tsx'
import type { PictureProps } from '../picture-table.ts'

const margin = 4

/** A number bond. With both parts, their sum is below it. */
export function NumberBondPicture({ drawing: { whole, part, other } }: PictureProps<NumberBond>) {
  return (
    <Canvas width={bondSize.width} height={bondSize.height + margin + 52}>
      <g transform={`translate(0 ${margin})`}>
        <BondCircles {...{ whole, part, other }} />
      </g>
      {other !== null && (
        <Label x={bondSize.width / 2} y={bondSize.height + margin + 28} size={40}>
          {`${part} + ${other} = ${whole}`}
        </Label>
      )}
    </Canvas>
  )
}
