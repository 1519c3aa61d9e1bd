import { type ComponentProps, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../hooks/after-paint.ts'
import { Button } from './button.tsx'

/** The milliseconds after its paint in which the button ignores presses. */
const deafFor = 400

interface GuardedButtonProps extends Omit<ComponentProps<typeof Button>, 'onKeyDown'> {
  /** The action of a button that stays while its action changes. It is fresh after each change, not at first. */
  readonly does?: string
}

/**
 * A button that takes the place of another one. It ignores presses during its first 400 ms, and an Enter that is still
 * held down, because both were meant for the other button. It looks, and is announced, like any other button.
 */
export function GuardedButton({ does, onClick, ...rest }: GuardedButtonProps) {
  const known = useRef(does ?? null)
  const hearsFrom = useRef(does === undefined ? Infinity : 0)
  useLayoutEffect(() => {
    if (known.current === does) return
    known.current = does ?? null
    hearsFrom.current = Infinity
    afterPaint(() => {
      hearsFrom.current = performance.now() + deafFor
    })
  }, [does])
  return (
    <Button
      {...rest}
      onKeyDown={ignoreHeldEnter}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (performance.now() >= hearsFrom.current) onClick?.(event)
      }}
    />
  )
}

function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
