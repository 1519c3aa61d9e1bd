import { m } from '../language/messages.ts'
import { useLanguage } from '../play/language/language.ts'
import styles from './sit-with.module.css'
import { type SpecimenProps, useSpecimen } from './use-specimen.ts'
import { WrittenAnswer, writtenSides } from './written-answer.tsx'

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
