/**
 * Shortcuts that save time in the frame after Check. A frame of 3 ms on a laptop takes 20 ms on an old tablet
 * (decision 11, "The frame of the verdict"). A form spends none of it on extra events, layout or unchanged buttons.
 */
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'

/**
 * Returns the handlers of a form. Enter in a box and the Check button call `submit` at once. The browser's own `submit`
 * takes three more events and reads the layout. It remains for anything else that submits a form.
 */
export function fastForm(submit: (event: SyntheticEvent) => void) {
  return {
    noValidate: true,
    onSubmit: submit,
    onKeyDown(event: KeyboardEvent) {
      const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
      if (isEnter && !event.defaultPrevented && !event.nativeEvent.isComposing) submit(event)
    },
    onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[type="submit"]')) submit(event)
    },
    onMouseDown: keepFocus,
  }
}

/** Keeps the focus in the box when a child presses a button or the space around it. */
function keepFocus(event: MouseEvent) {
  if (!(event.target as Element).closest('input, label')) event.preventDefault()
}

/** The value of a button that deletes the last character. */
const deleteValue = 'delete'

/** Returns a button that types its text. Call it outside components, so that React never renders the button again. */
export function typingButton(text: string, className?: string) {
  return (
    <Button key={text} className={className} value={text}>
      {text}
    </Button>
  )
}

/** Returns a button that deletes the last character. Call it outside components, like `typingButton`. */
export function deletingButton(label: string, className?: string) {
  return (
    <Button key={deleteValue} className={className} value={deleteValue} aria-label={label}>
      <Icon name="del" />
    </Button>
  )
}

/** Returns the text after a click on one of these buttons, or null after any other click. */
export function typedByClick({ target }: MouseEvent, text: string): string | null {
  const value = target instanceof Element && target.closest('button')?.value
  if (!value) return null
  return value === deleteValue ? text.slice(0, -1) : text + value
}
