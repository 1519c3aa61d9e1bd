import styles from './for-teachers.module.css'

const columns: readonly { label: string; none?: string[]; done: string[]; working: string[] }[] = [
  { label: 'Not started', none: ['Zoe E.'], done: [], working: [] },
  { label: 'Stage 1', done: ['Finn O.'], working: ['Jaya S.', 'Tui R.'] },
  { label: 'Stage 2', done: ['Aroha T.', 'Mere H.', 'Noah G.'], working: ['Pita K.', 'Ruby J.', 'Xin Y.'] },
  {
    label: 'Stage 3',
    done: ['Ella M.', 'Kahu M.', 'Sione T.'],
    working: ['Tama W.', 'Sofia V.', 'Liam B.', 'Hana R.'],
  },
  { label: 'Stage 4', done: ['Priya N.'], working: ['Mia C.', 'Ben W.'] },
  { label: 'Stage 5', done: ['Nikau P.'], working: ['Grace P.'] },
]

/** A picture of a class overview. The names are made up, and use only letters in the fonts of the page. */
export function ClassPicture() {
  return (
    <figure role="img" aria-label="A class overview: students in columns from Not started to Stage 5">
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
