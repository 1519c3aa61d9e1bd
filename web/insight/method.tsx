import type { Operation } from '#maths'
import { m } from '../language/messages.ts'
import styles from './slip-group.module.css'
import { SpecimenOf, useSpecimen } from './specimen-of.tsx'

/** A question that shows only this mistake, with the hint that a child reads after it. */
export function Method(props: { operation: Operation; levels: readonly string[]; slip: string }) {
  const hint = useSpecimen(props)?.hint
  return (
    <div className={styles.method}>
      <div>
        <SpecimenOf {...props} />
      </div>
      <div>
        {hint && (
          <p>
            {m.insight_hint()} <q data-part="hint">{hint}</q>
          </p>
        )}
        <p>{m.insight_only_these()}</p>
      </div>
    </div>
  )
}
