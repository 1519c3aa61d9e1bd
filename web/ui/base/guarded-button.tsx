import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useGuard } from '../hooks/use-guard.ts'
import { Button } from './button.tsx'

/** The milliseconds after its paint in which the button ignores presses. */
const guardTime = 400

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
  const accepts = useGuard(guardTime, does, isNew)
  return (
    <Button
      {...rest}
      onKeyDown={ignoreHeldEnter}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (accepts()) onClick?.(event)
      }}
    />
  )
}

function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
