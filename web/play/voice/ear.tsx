import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { useLanguage } from '../language/language.ts'
import styles from './ear.module.css'
import { useHearing } from './hearing.ts'
import { readAloud, stopReading, useIsReading } from './speech.ts'

const earWithWaves = [
  'M9.5 9.8a5.5 5.5 0 1 1 11 0c0 3-2.1 3.9-3.1 5.6-1 1.8-.8 5-3.8 5-1.8 0-2.9-1.1-3.1-2.7',
  'M12.5 10a2.6 2.6 0 1 1 5.1 0c-.2 1.4-1.9 1.7-2 3.4',
  'M5.8 7a6.5 6.5 0 0 0 0 6M2.6 5a11 11 0 0 0 0 10',
]

/**
 * The button before a question of Years 0 and 1 that reads it aloud. It is down while the voice reads, and a tap then
 * stops the voice. A tap before the child has chosen is the choice to hear all questions.
 *
 * @param speech the question as it is read aloud
 */
export function Ear({ speech }: { speech: string }) {
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
      aria-label={m.play_read_aloud()}
      aria-pressed={reads}
      onClick={press}
    >
      {hearing === 'yes' ? <Icon paths={earWithWaves} /> : <Icon name="ear" />}
    </Button>
  )
}
