import { type ComponentProps, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../hooks/after-paint.ts'
import { Button } from './button.tsx'

/** The milliseconds after its paint in which the button ignores presses. */
const guardTime = 400

interface GuardedButtonProps extends Omit<ComponentProps<typeof Button>, 'onKeyDown'> {
  /** The action of a button that stays while its action changes. It is guarded after each change, but not at first. */
  readonly does?: string
}

/**
 * A button that replaces another one. It ignores presses during its first 400 ms, and an Enter that is still held down,
 * because both were meant for the other button. It looks, and is announced, like any other button.
 */
export function GuardedButton({ does, onClick, ...rest }: GuardedButtonProps) {
  const lastAction = useRef(does ?? null)
  const acceptsFrom = useRef(does === undefined ? Infinity : 0)
  useLayoutEffect(() => {
    if (lastAction.current === does) return
    lastAction.current = does ?? null
    acceptsFrom.current = Infinity
    afterPaint(() => {
      acceptsFrom.current = performance.now() + guardTime
    })
  }, [does])
  return (
    <Button
      {...rest}
      onKeyDown={ignoreHeldEnter}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (performance.now() >= acceptsFrom.current) onClick?.(event)
      }}
    />
  )
}

function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
