import { type ComponentProps, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../hooks/after-paint.ts'
import { Button } from './button.tsx'

/** The milliseconds after its paint in which the button ignores presses. */
const guardTime = 400

const unknownAction = Symbol('unknown')

interface GuardedButtonProps extends Omit<ComponentProps<typeof Button>, 'onKeyDown'> {
  /** The action of a button that stays while its action changes. It is guarded after each change, but not at first. */
  readonly does?: string
  /** Whether a button with `does` is guarded at first too, because it appears where another one was. */
  readonly isNew?: boolean
}

/**
 * A button that replaces another one. It ignores presses during its first 400 ms, and an Enter that is still held down,
 * because both were meant for the other button. It looks, and is announced, like any other button.
 */
export function GuardedButton({ does, isNew = does === undefined, onClick, ...rest }: GuardedButtonProps) {
  // The symbol differs from every action, so that a new button is guarded from its first paint.
  const lastAction = useRef<string | symbol | undefined>(isNew ? unknownAction : does)
  const acceptsFrom = useRef(isNew ? Infinity : 0)
  useLayoutEffect(() => {
    if (lastAction.current === does) return
    lastAction.current = does
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
