import { Bar } from '../drawings/bar.tsx'
import type { FaceProps } from './choice-question.tsx'

/** A bar and its letter. */
export function BarFace({ drawn, choice }: FaceProps) {
  if (drawn.kind !== 'bars') return null
  const bar = drawn.bars.find(({ label }) => label === choice)
  return (
    <>
      <span aria-hidden="true">{choice}</span>
      {bar && <Bar bar={bar} />}
    </>
  )
}
