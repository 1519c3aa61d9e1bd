import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { iconPaths } from '../../ui/base/icon-paths.ts'
import { useLanguage } from '../language/language.ts'
import styles from './ear.module.css'
import { useHearing } from './hearing.ts'
import { readAloud, stopReading, useIsReading } from './speech.ts'

/** The ear that hears has a wave before it. */
const earWithWave = [...iconPaths.ear, 'M3.4 5.5a9 9 0 0 0 0 9']

/**
 * The button before a question of Years 0 and 1 that reads it aloud. It is down while the voice reads, and a tap then
 * stops the voice. A tap before the child has chosen is the choice to hear all questions.
 *
 * @param speech the question as it is read aloud
 */
export function Ear({ speech, label = m.play_read_aloud() }: { speech: string; label?: string }) {
  const { tag } = useLanguage()
  const [hearing, choose] = useHearing()
  const reads = useIsReading()
  function press() {
    if (reads) return stopReading()
    readAloud(speech, tag)
    if (hearing === null) choose('yes')
  }
  return (
    <Button
      kind={hearing === 'yes' ? 'themed' : 'plain'}
      className={classNames(styles.ear, reads && styles.down)}
      data-part="ear"
      aria-label={label}
      aria-pressed={reads}
      onClick={press}
    >
      {hearing === 'yes' ? <Icon paths={earWithWave} /> : <Icon name="ear" />}
    </Button>
  )
}
