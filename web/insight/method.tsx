import type { SlipFollower } from '#contract'
import type { Operation } from '#maths'
import { m } from '../language/messages.ts'
import { useLanguage } from '../play/language/language.ts'
import { ShowOnProjector } from './projector/show-on-projector.tsx'
import styles from './slip-group.module.css'
import { SpecimenOf } from './specimen-of.tsx'
import { useSpecimen } from './use-specimen.ts'

interface MethodProps {
  readonly operation: Operation
  readonly levels: readonly string[]
  readonly slip: string
  readonly students: readonly SlipFollower[]
}

/** The spaces of a sum, which do not break. */
const inSum = /(?<=\d) ([+−×÷=]) (?=\d)/gu

/** A question that shows only this mistake, with the hint that a child reads after it, and the projector. */
export function Method({ students, ...props }: MethodProps) {
  const { tag } = useLanguage()
  const hint = useSpecimen(props)?.hint
  return (
    <div className={styles.method}>
      <div>
        <SpecimenOf {...props} />
      </div>
      <div>
        {hint && (
          <p>
            {m.insight_hint()}{' '}
            <q lang={tag} data-part="hint">
              {hint.replace(inSum, '\u00a0$1\u00a0')}
            </q>
          </p>
        )}
        <p>{m.insight_only_these()}</p>
      </div>
      <ShowOnProjector key={props.slip} {...props} students={students} />
    </div>
  )
}
