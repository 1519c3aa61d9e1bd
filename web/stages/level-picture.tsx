import type { Level } from '#maths'
import sprite from '../ui/art/level-pictures.svg?no-inline'
import { drawingOf } from './level-drawing.ts'
import styles from './level-tile.module.css'

/**
 * A small drawing of the questions of a level whose title has words, for children who cannot read them yet. It is
 * decoration beside the title. The browser loads the sprite with the first one that it draws.
 */
export function LevelPicture({ level }: { level: Level }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 40" aria-hidden="true">
      <use href={`${sprite}#${drawingOf(level)}`} />
    </svg>
  )
}
