import { operationsOf, titleByOperation } from '#maths'
import { paths } from '../paths.ts'
import { domains, notImplemented } from '../students/domains.ts'
import styles from '../students/progress-chooser.module.css'
import { Way } from '../students/way.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/key.tsx'

interface WayChooserProps {
  readonly area: 'fouroperations' | 'measurement'
  readonly code: string
  /** What an alert says of a way that is not there yet. */
  readonly onAlert: (text: string) => void
  readonly onClose: () => void
}

const textByArea = { fouroperations: 'Choose an operation.', measurement: 'Choose what is measured.' } as const

/** The operations, or what is measured: where to look at a class. */
export function WayChooser({ area, code, onAlert, onClose }: WayChooserProps) {
  const wordProblems = { title: 'Word Problems' }
  return (
    <Dialog title={textByArea[area]} onClose={onClose} actions={<Key onClick={onClose}>Close</Key>}>
      <ul className={styles.ways}>
        {area === 'fouroperations' ? (
          <>
            {operationsOf(area).map((op) => (
              <Way key={op} place={op} title={titleByOperation[op]} to={paths.overviewFourOperations({ code, op })} />
            ))}
            <Way place="wordproblems" {...wordProblems} isQuiet onTap={() => onAlert(notImplemented(wordProblems))} />
          </>
        ) : (
          domains.map((domain) => (
            <Way
              key={domain.id}
              place={area}
              title={domain.title}
              {...(domain.id === 'length'
                ? { to: paths.overviewMeasurement({ code, domain: domain.id }) }
                : { isQuiet: true, onTap: () => onAlert(notImplemented(domain)) })}
            />
          ))
        )}
      </ul>
    </Dialog>
  )
}
