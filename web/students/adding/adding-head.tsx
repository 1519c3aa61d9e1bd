import type { Classroom } from '#contract'
import { m } from '../../language/messages.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { Headline } from '../../ui/parts/headline.tsx'

/** The ways to give the names of a list. */
export type Way = 'typed' | 'file'

interface AddingHeadProps {
  readonly classroom: Classroom
  readonly way: Way
  readonly onWay: (way: Way) => void
}

/** The heading of both ways to give names, with the choice between them. */
export function AddingHead({ classroom: { name, studentCount }, way, onWay }: AddingHeadProps) {
  const options = [
    { value: 'typed', text: m.adding_typed() },
    { value: 'file', text: m.adding_file() },
  ] as const
  return (
    <Headline title={m.adding_title()} text={m.adding_so_far({ name, count: studentCount })}>
      <Segments label={m.adding_ways()} value={way} options={options} onChoose={onWay} />
    </Headline>
  )
}
