import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { m } from '../language/messages.ts'
import { useLanguage } from '../play/language/language.ts'
import styles from './sit-with.module.css'
import { WrittenAnswer, writtenSides } from './written-answer.tsx'

interface SpecimenProps {
  readonly operation: Operation
  /** The levels of the group, one of which asks the question. */
  readonly levels: readonly string[]
  readonly slip: string
}

/** Returns a question that shows only this mistake, with its hint. It is loaded after the page. */
export function useSpecimen({ operation, levels, slip }: SpecimenProps) {
  const { tag, say, loadHelp } = useLanguage()
  const { data } = useQuery({
    queryKey: ['specimen', tag, operation, slip, ...levels],
    queryFn: async () => {
      const [{ dealSpecimen }, help] = await Promise.all([import('./deal-specimen.ts'), loadHelp(operation)])
      return dealSpecimen(operation, levels, slip, { say, help })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/**
 * A question with the answer that a mistake gives to it: "47 + 38 = 75", and below it "85 is right". The sides of a
 * shape are above it.
 */
export function SpecimenOf(props: SpecimenProps) {
  const { say } = useLanguage()
  const specimen = useSpecimen(props)
  if (!specimen) return null
  const { question } = specimen
  const sides = writtenSides(question, say)
  return (
    <>
      {sides && <span className={styles.right}>{sides}</span>}
      <span className={styles.specimen}>
        <WrittenAnswer {...specimen} />
      </span>
      <span className={styles.right}>{m.insight_right({ answer: say.answer(question) })}</span>
    </>
  )
}
