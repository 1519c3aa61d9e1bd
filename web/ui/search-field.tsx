import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

/** Finds in the list on the screen while it is typed. */
export function SearchField(props: { label: string; sought: string; onSeek: (sought: string) => void }) {
  const { label, sought, onSeek } = props
  return (
    <label className={styles.search}>
      <span className="unseen">{label}</span>
      <Icon name="search" />
      <input
        type="search"
        placeholder={label}
        maxLength={100}
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
      />
    </label>
  )
}
