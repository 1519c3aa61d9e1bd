import type { KeyboardEvent } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useGuard } from '../../ui/hooks/use-guard.ts'
import type { Celebrated } from './celebrated.ts'
import styles from './celebration.module.css'

let pictures: typeof import('./celebration-pictures.tsx') | null = null

/** Loads the pictures long before the dialog opens. Without them, it has its words and its keys. */
export async function loadCelebrationPictures(): Promise<void> {
  try {
    pictures ??= await import('./celebration-pictures.tsx')
  } catch {
    // The next right answer tries again.
  }
}

/**
 * The milliseconds in which the dialog stays open whatever a child presses
 * (docs/product/rules-of-play.md, "Celebration").
 */
const guardTime = 1000

const closingKeys = ['Enter', ' ', 'Escape']

/**
 * The "Congratulations!" dialog over the play screen. Escape continues. A child may go on pressing after the answer, so
 * the dialog ignores presses at first, and later a key that is still held down.
 */
export function Celebration(props: Celebrated & { readonly onContinue: () => void; readonly onLeave: () => void }) {
  const { text, buttons, onContinue, onLeave } = props
  const accepts = useGuard(guardTime)
  const guarded = (act: () => void) => () => {
    if (accepts()) act()
  }
  const ignoreEarlyKey = (event: KeyboardEvent) => {
    if (closingKeys.includes(event.key) && (event.repeat || !accepts())) event.preventDefault()
  }
  return (
    <Dialog
      title={m.play_congratulations()}
      text={text}
      className={styles.party}
      onKeyDown={ignoreEarlyKey}
      onClose={guarded(onContinue)}
      actions={buttons.map(({ text, to, leaves }) => (
        <Button key={text} kind={leaves ? 'ink' : 'plain'} size="big" onClick={guarded(leaves ? onLeave : onContinue)}>
          {text} {to && <small>{to}</small>}
        </Button>
      ))}
    >
      {pictures && <pictures.Pictures {...props} />}
    </Dialog>
  )
}
