import { m } from '../language/messages.ts'
import { Bold } from '../ui/parts/bold.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import styles from './nothing-yet.module.css'

/** The page of a class without practice. `code` is the class code, for a class without students. */
export function NothingYet({ code }: { code: string | null }) {
  const coming = [
    [m.insight_week(), m.insight_week_comes()],
    [m.insight_sit_with(), m.insight_sit_with_comes()],
    [m.insight_ready(), m.insight_ready_comes()],
    [m.insight_unseen_short(), m.insight_unseen_comes()],
  ] as const
  return (
    <>
      <Empty title={m.insight_empty()}>
        <p>{code ? <Bold text={m.insight_empty_join({ code })} className={styles.code} /> : m.insight_empty_play()}</p>
      </Empty>
      <section className={styles.coming} aria-labelledby="coming">
        <h2 id="coming">{m.insight_will_come()}</h2>
        <dl>
          {coming.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
