import { type KeyboardEvent, useEffect } from 'react'
import { areaByOperation, type Level, levelsOf, numberWord } from '#maths'
import { m } from '../../language/messages.ts'
import { operationTable } from '../../routes/operations.ts'
import { Button } from '../../ui/base/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useGuard } from '../../ui/hooks/use-guard.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { capitalised } from '../../ui/parts/capital-letter.ts'
import styles from './celebration.module.css'

let pictures: typeof import('./celebration-pictures.tsx') | null = null

/** Loads the pictures and the confetti, long before the dialog opens. Without them, it has its words and its keys. */
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
 * The "Congratulations!" dialog over the play screen. Continue and Escape continue the level. A child may go on
 * pressing after the answer, so the dialog ignores presses at first, and later a key that is still held down.
 */
export function Celebration(props: {
  level: Level
  /** Whether Next Stage leads to a task. */
  isOfTask: boolean
  onContinue: () => void
  onNextStage: () => void
}) {
  const { level, isOfTask, onContinue, onNextStage } = props
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)')
  const accepts = useGuard(guardTime)
  const guarded = (act: () => void) => () => {
    if (accepts()) act()
  }
  const ignoreEarlyKey = (event: KeyboardEvent) => {
    if (closingKeys.includes(event.key) && (event.repeat || !accepts())) event.preventDefault()
  }
  const area = areaByOperation[level.operation]
  const levels = levelsOf(level.operation)
  const next = levels[levels.findIndex(({ id }) => id === level.id) + 1]
  useEffect(() => {
    if (!reducesMotion) return pictures?.startConfetti(area)
  }, [reducesMotion, area])
  return (
    <Dialog
      title={m.play_congratulations()}
      text={m.play_level_done({ target: capitalised(numberWord(level.target)), level: level.id })}
      className={styles.party}
      onKeyDown={ignoreEarlyKey}
      onClose={guarded(onContinue)}
      actions={
        <>
          <Button kind="ink" size="big" onClick={guarded(onContinue)}>
            {m.play_continue()} <small>{m.play_more_of({ level: level.id })}</small>
          </Button>
          <Button size="big" onClick={guarded(onNextStage)}>
            {m.play_next_stage()}{' '}
            <small>{isOfTask ? m.play_to_task() : next ? m.play_on_to({ level: next.id }) : m.play_to_list()}</small>
          </Button>
        </>
      }
    >
      {pictures && reducesMotion && <pictures.StaticBurst />}
      {pictures && <pictures.Scene streak={operationTable[level.operation].streak} hops={level.target} />}
    </Dialog>
  )
}
