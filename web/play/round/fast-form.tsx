/**
 * Shortcuts for the frame after Check. A frame of 3 ms on a laptop takes 20 ms on an old tablet (decision 11, "The frame
 * of the verdict"), so a form spends none of it on events, layout or buttons that stay as they are.
 */
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'

/**
 * Returns the handlers of a form that Enter in a box and the Check button check at once. The browser's own way to
 * `submit` takes three more events and looks at the layout. It stays for anything else that submits a form.
 */
export function fastForm(check: (event: SyntheticEvent) => void) {
  return {
    noValidate: true,
    onSubmit: check,
    onKeyDown(event: KeyboardEvent) {
      const isMeant = event.key === 'Enter' && event.target instanceof HTMLInputElement
      if (isMeant && !event.defaultPrevented && !event.nativeEvent.isComposing) check(event)
    },
    onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[type="submit"]')) check(event)
    },
    onMouseDown: keepFocus,
  }
}

/** A tap beside the box or on a button leaves the focus where a child goes on typing. */
function keepFocus(event: MouseEvent) {
  if (!(event.target as Element).closest('input, label')) event.preventDefault()
}

/** The value of a button that deletes the last character. */
const deleting = 'delete'

/** Returns a button that types its text. It is made once, outside components, so that React never renders it again. */
export function typingButton(text: string, className?: string) {
  return (
    <Button key={text} className={className} value={text}>
      {text}
    </Button>
  )
}

/** Returns a button that deletes the last character, made once like `typingButton`. */
export function deletingButton(label: string, className?: string) {
  return (
    <Button key={deleting} className={className} value={deleting} aria-label={label}>
      <Icon name="del" />
    </Button>
  )
}

/** Returns the text after a click on one of these buttons, or null after any other click. */
export function typedByClick({ target }: MouseEvent, text: string): string | null {
  const value = target instanceof Element && target.closest('button')?.value
  if (!value) return null
  return value === deleting ? text.slice(0, -1) : text + value
}
