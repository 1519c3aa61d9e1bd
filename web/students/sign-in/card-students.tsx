import type { CardStudent } from '#contract'
import { m } from '../../language/messages.ts'
import styles from './sign-in.module.css'
import { timeOrDay } from './sign-in-times.ts'

/** The students with a card, and when each of them last signed in with it. */
export function CardStudents({ students }: { students: readonly CardStudent[] }) {
  return (
    <section className={styles.part} aria-labelledby="students-with-card">
      <h2 id="students-with-card">{m.picture_sign_in_students()}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.picture_sign_in_student()}</th>
            <th scope="col">{m.picture_sign_in_signed_in()}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, shortName, usedAt }) => (
            <tr key={id}>
              <th scope="row">{shortName}</th>
              <td data-head={m.picture_sign_in_signed_in()}>
                {usedAt === null ? m.picture_sign_in_never() : wordsOf(usedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function wordsOf(usedAt: number): string {
  const at = timeOrDay(usedAt, Date.now())
  return 'time' in at ? m.picture_sign_in_at_time(at) : m.picture_sign_in_on_day(at)
}
