import type { Question } from '#maths'
import { language } from '../../language/language.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Animals } from '../drawings/flock.tsx'
import { Grid } from '../drawings/grid.tsx'
import { Ruler } from '../drawings/ruler.tsx'
import { useLanguage } from '../language/language.ts'
import { usePictureLanguage } from '../language/picture-language.ts'
import styles from './own-sheet.module.css'

/** Whether a table may be wider than a phone. */
const isWide = ([first = []]: readonly (readonly string[])[]) => first.length > 3

/**
 * The picture of an own problem. A table has its texts in cells, so that each is read where it is. They are texts of
 * the page.
 */
export function OwnPicture({ question }: { question: Question }) {
  const { tag } = useLanguage()
  const { drawn } = question
  const label = usePictureLanguage().describeDrawing(question)
  switch (drawn.kind) {
    case 'table':
      return (
        <figure
          className={styles.tableRoom}
          lang={tag}
          aria-label={label}
          tabIndex={isWide(drawn.rows) ? 0 : undefined}
        >
          <table className={styles.table} lang={language}>
            <tbody>
              {drawn.rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells have no other name, and never move
                <tr key={row}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells have no other name, and never move
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      )
    case 'animals':
      return (
        <div className={styles.picture}>
          <Animals drawn={drawn} label={label} />
        </div>
      )
    case 'grid':
      return (
        <div className={styles.picture}>
          <Grid drawn={drawn} label={label} />
        </div>
      )
    case 'ruler':
      return (
        <div className={classNames(styles.picture, styles.low)}>
          <Ruler drawn={drawn} label={label} />
        </div>
      )
    default:
      return null
  }
}
