import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

/** `hue` takes the colour of the place it stands in; `brand` is the ball's yellow. */
export interface ButtonLook {
  readonly kind?: 'plain' | 'ink' | 'hue' | 'brand' | undefined
  readonly size?: 'normal' | 'big' | undefined
}

const lookOf = ({ kind = 'plain', size = 'normal' }: ButtonLook, className: string | undefined) =>
  classNames(styles.key, styles[kind], size === 'big' && styles.big, className)

/** A chunky button: its darker bottom edge says that it presses. */
export function Button({ kind, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={lookOf({ kind, size }, className)} {...rest} />
}

/** A key that leads somewhere. */
export function ButtonLink({ kind, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={lookOf({ kind, size }, className)} {...rest} />
}

/** A quiet key without an edge, for Edit, Remove, Leave and the ways back. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={classNames(styles.text, className)} {...rest} />
}

export function TextButtonLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={classNames(styles.text, className)} {...rest} />
}
