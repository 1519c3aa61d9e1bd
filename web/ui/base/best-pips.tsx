import { Pips } from './pips.tsx'

/** How far the best streak has come towards the target, never past it. */
export function BestPips(props: { best: number; target: number; className?: string | undefined }) {
  const { best, target, className } = props
  const on = Math.min(best, target)
  return <Pips className={className} of={target} on={on} label={`Best streak ${on} of ${target}`} />
}
