import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

/** `themed` is in the colour of the surrounding theme. `brand` is the yellow of the ball. */
export interface ButtonLook {
  readonly kind?: 'plain' | 'ink' | 'themed' | 'brand' | undefined
  readonly size?: 'normal' | 'big' | undefined
}

const lookOf = ({ kind = 'plain', size = 'normal' }: ButtonLook, className: string | undefined) =>
  classNames(styles.button, styles[kind], size === 'big' && styles.big, className)

/** A button with a darker bottom edge, which shows that it can be pressed. */
export function Button({ kind, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={lookOf({ kind, size }, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={lookOf({ kind, size }, className)} {...rest} />
}

/** A quiet button without an edge, for Edit, Remove, Leave and links back. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={classNames(styles.text, className)} {...rest} />
}

export function TextButtonLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={classNames(styles.text, className)} {...rest} />
}
