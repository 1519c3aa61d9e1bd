import type { ReactNode } from 'react'
import type { PlayableLevel } from '#maths'
import { m } from '../language/messages.ts'
import { type HelpOnScreen, useHelp } from '../play/help/use-help.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import styles from './helped-round.module.css'

interface HelpedRoundProps {
  readonly level: PlayableLevel
  readonly round: Parameters<typeof useHelp>[1]
  readonly touch: boolean
  /** Renders the question with its help. */
  readonly children: (help: HelpOnScreen) => ReactNode
}

/** The question of the landing page with the help of a level. Its code is loaded with the first miss of a visitor. */
export function HelpedRound({ level, round, touch, children }: HelpedRoundProps) {
  const help = useHelp(level, round, touch, 'later')
  return (
    <>
      {children(help)}
      {help.panel && (
        <Dialog title={m.help_show_me_how()} className={`${styles.steps} hue-grass`} onClose={help.close}>
          {help.panel}
        </Dialog>
      )}
    </>
  )
}
