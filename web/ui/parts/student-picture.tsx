import sprite from '../art/student-pictures.svg?no-inline'
import { classNames } from '../base/class-names.ts'
import type { PictureName } from './picture-names.ts'
import styles from './student-picture.module.css'
import { type Theme, themeClass } from './theme.ts'

/**
 * The picture of a student in a circle of its colour. It is decoration beside a name. Its size is the CSS property
 * `--picture-size`. The browser loads the sprite with the first picture that it draws.
 */
export function StudentPicture(props: {
  picture: { readonly name: PictureName; readonly colour: Theme }
  className?: string | undefined
}) {
  const { name, colour } = props.picture
  return (
    <span className={classNames(styles.circle, themeClass(colour), props.className)} aria-hidden="true">
      <Drawing name={name} />
    </span>
  )
}

/** The circle of a student who has chosen no picture. The letter is no text, so that nobody copies it with the name. */
export function StudentLetter({ letter, className }: { letter: string; className?: string | undefined }) {
  return (
    <span className={classNames(styles.circle, styles.letter, className)} data-letter={letter} aria-hidden="true" />
  )
}

/** A picture in the colour of the text. The colour of its ground is the CSS property `--cut`. */
export function Drawing({ name }: { name: PictureName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
