import { Icon } from '../ui/base/icon.tsx'
import { type IconName, iconPaths } from '../ui/base/icon-paths.ts'
import { Chapter, Part } from './part.tsx'
import styles from './ui-sheet.module.css'

const drawings = import.meta.glob<string>('../ui/*/*.svg', { eager: true, query: '?url', import: 'default' })

export function Drawings() {
  return (
    <Chapter title="Drawings">
      <Part name="Pictures">
        {Object.entries(drawings).map(([path, address]) => (
          <div key={path} className={styles.drawing}>
            <img src={address} alt="" />
            {path.split('/').at(-1)}
          </div>
        ))}
      </Part>
      <Part name="Icons">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} className={styles.drawing}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Part>
    </Chapter>
  )
}
