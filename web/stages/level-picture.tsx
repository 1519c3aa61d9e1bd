import sprite from '../ui/art/level-pictures.svg?no-inline'

/**
 * A small drawing of the questions of a level whose title has words, for children who cannot read them yet. It is
 * decoration beside the title. The browser loads the sprite with the first one that it draws.
 */
export function LevelPicture({ drawing, className }: { drawing: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 40" aria-hidden="true">
      <use href={`${sprite}#${drawing}`} />
    </svg>
  )
}
