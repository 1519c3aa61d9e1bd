import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useGuard } from '../hooks/use-guard.ts'
import { Button } from './button.tsx'

/** The milliseconds after its paint in which the button ignores presses. */
const guardTime = 400

interface GuardedButtonProps extends Omit<ComponentProps<typeof Button>, 'onKeyDown'> {
  /** The action of a button that stays while its action changes. It is guarded after each change, but not at first. */
  readonly action?: string
  /** Whether a button with `action` is guarded at first too, because it appears where another one was. */
  readonly isReplacement?: boolean
}

/**
 * A button that replaces another one. It ignores presses during its first 400 ms, and an Enter that is still held down,
 * because both were meant for the other button. It looks, and is announced, like any other button.
 */
export function GuardedButton({ action, isReplacement = !action, onClick, ...rest }: GuardedButtonProps) {
  const accepts = useGuard(guardTime, action, isReplacement)
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
