import { useEffect } from 'react'
import type { Question } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useLanguage } from '../language/language.ts'
import { readAloud, stopReading, useVoice } from './speech.ts'

interface ReadAloudButtonProps {
  readonly question: Question
  readonly className?: string | undefined
}

/** The button that reads the question aloud. Another tap starts again. It is missing if the browser has no voice. */
export function ReadAloudButton({ question, className }: ReadAloudButtonProps) {
  const hasVoice = useVoice()
  const { say, tag } = useLanguage()
  // The reading stops when the question leaves the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup must run when the question changes
  useEffect(() => stopReading, [question])
  if (!hasVoice) return null
  return (
    <Button className={className} aria-label={m.play_read_aloud()} onClick={() => readAloud(say.speech(question), tag)}>
      <Icon name="read" />
    </Button>
  )
}
