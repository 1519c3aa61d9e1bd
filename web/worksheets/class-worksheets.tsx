import { useMay } from '../api/classes/class-rights.ts'
import { useClassWorksheets } from '../api/students/worksheets.ts'
import { m } from '../language/messages.ts'
import { dateWords } from '../students/day-words.ts'
import { TextButtonLink } from '../ui/base/button.tsx'
import { Link } from '../ui/base/link.tsx'
import styles from './class-worksheets.module.css'
import { shownCode } from './sheet-code.ts'
import { marksPath, sheetPath } from './worksheet-paths.ts'

/** The newest worksheets of a class. Without any, or while they are not loaded, there is no list. */
export function ClassWorksheets({ code }: { code: string }) {
  const { data } = useClassWorksheets(code)
  const teaches = useMay(code, 'teaches')
  if (!data || data.worksheets.length === 0) return null
  return (
    <section className={styles.list}>
      <h2>{m.marks_worksheets()}</h2>
      <ul>
        {data.worksheets.map(({ worksheet, madeOn }) => (
          <li key={worksheet.code}>
            <span>
              <Link to={sheetPath(worksheet.code)}>{worksheet.title}</Link>{' '}
              <small>{m.marks_made_on({ code: shownCode(worksheet.code), day: dateWords(madeOn) })}</small>
            </span>
            {teaches && (
              <TextButtonLink
                to={marksPath(code, worksheet.code)}
                aria-label={m.marks_enter_for({ title: worksheet.title })}
              >
                {m.marks_title()}
              </TextButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
