import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useLanguage } from '../language/language.ts'
import { readAloud } from '../voice/speech.ts'
import { useReadingAloud } from '../voice/use-reading-aloud.ts'
import { useVoice } from '../voice/voice.ts'

/** The button that reads a hint aloud. It is missing if the browser has no voice. */
export function HintReader({ speech, early }: { speech: string; early: boolean }) {
  const hasVoice = useVoice()
  const { tag } = useLanguage()
  useReadingAloud(speech, early)
  if (!hasVoice) return null
  return (
    <Button aria-label={m.help_read_hint()} onClick={() => readAloud(speech, tag)}>
      <Icon name="ear" />
    </Button>
  )
}
