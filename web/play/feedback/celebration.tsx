import { type KeyboardEvent, useEffect } from 'react'
import type { Area } from '#maths'
import { m } from '../../language/messages.ts'
import type { OperationRow } from '../../routes/operations.ts'
import { Button } from '../../ui/base/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useGuard } from '../../ui/hooks/use-guard.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
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

/** A button of the dialog: it leaves the playable, or continues it. */
interface CelebrationButton {
  readonly text: string
  /** The second line, which says where it leads. */
  readonly to?: string
  readonly leaves: boolean
}

/** The text, the hops and the buttons of a celebration. */
export interface Celebrated {
  readonly text: string
  /** The form in which the playable shows a streak, and the hops of a completed one. */
  readonly streak: OperationRow['streak']
  readonly hops: number
  /** The area whose colours the confetti has. Without it there is no confetti. */
  readonly area?: Area
  readonly buttons: readonly [CelebrationButton, CelebrationButton]
}

/**
 * The "Congratulations!" dialog over the play screen. Escape continues. A child may go on pressing after the answer, so
 * the dialog ignores presses at first, and later a key that is still held down.
 */
export function Celebration(props: Celebrated & { readonly onContinue: () => void; readonly onLeave: () => void }) {
  const { text, streak, hops, area, buttons, onContinue, onLeave } = props
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)')
  const accepts = useGuard(guardTime)
  const guarded = (act: () => void) => () => {
    if (accepts()) act()
  }
  const ignoreEarlyKey = (event: KeyboardEvent) => {
    if (closingKeys.includes(event.key) && (event.repeat || !accepts())) event.preventDefault()
  }
  useEffect(() => {
    return area && !reducesMotion ? pictures?.startConfetti(area) : undefined
  }, [reducesMotion, area])
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
      {pictures && area && reducesMotion && <pictures.StaticBurst />}
      {pictures && <pictures.Scene streak={streak} hops={hops} />}
    </Dialog>
  )
}
