import { m } from '../language/messages.ts'
import styles from './for-teachers.module.css'

const columns: readonly { label: string; none?: string[]; done: string[]; working: string[] }[] = [
  { label: m.landing_not_started(), none: ['Zoe E.'], done: [], working: [] },
  { label: m.landing_stage({ number: 1 }), done: ['Finn O.'], working: ['Jaya S.', 'Tui R.'] },
  {
    label: m.landing_stage({ number: 2 }),
    done: ['Aroha T.', 'Mere H.', 'Noah G.'],
    working: ['Pita K.', 'Ruby J.', 'Xin Y.'],
  },
  {
    label: m.landing_stage({ number: 3 }),
    done: ['Ella M.', 'Kahu M.', 'Sione T.'],
    working: ['Tama W.', 'Sofia V.', 'Liam B.', 'Hana R.'],
  },
  { label: m.landing_stage({ number: 4 }), done: ['Priya N.'], working: ['Mia C.', 'Ben W.'] },
  { label: m.landing_stage({ number: 5 }), done: ['Nikau P.'], working: ['Grace P.'] },
]

/** A picture of a class overview. The names are made up, and use only letters in the fonts of the page. */
export function ClassPicture() {
  return (
    <figure role="img" aria-label={m.landing_class_picture()}>
      <div className={styles.plot} aria-hidden="true">
        {columns.map(({ label, none = [], done, working }) => (
          <ul key={label}>
            <Names names={none} look={styles.none} />
            <Names names={done} look={styles.done} />
            <Names names={working} look={styles.working} />
          </ul>
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {columns.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </figure>
  )
}

function Names({ names, look }: { names: readonly string[]; look: string | undefined }) {
  return names.map((name) => (
    <li key={name} className={look}>
      {name}
    </li>
  ))
}
