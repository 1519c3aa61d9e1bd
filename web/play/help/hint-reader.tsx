import { useEffect } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useLanguage } from '../language/language.ts'
import { readAloud, stopReading, useVoice } from '../questions/speech.ts'

/** The button that reads a hint aloud. It is missing if the browser has no voice. */
export function HintReader({ speech }: { speech: string }) {
  const hasVoice = useVoice()
  const { tag } = useLanguage()
  useEffect(() => stopReading, [])
  if (!hasVoice) return null
  return (
    <Button aria-label={m.help_read_hint()} onClick={() => readAloud(speech, tag)}>
      <Icon name="read" />
    </Button>
  )
}
