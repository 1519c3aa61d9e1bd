import { useEffect } from 'react'
import type { Question } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useLanguage } from '../language/language.ts'
import { readAloud, stopReading } from './speech.ts'

interface ReadAloudButtonProps {
  readonly question: Question
  /** The question as it is read aloud. */
  readonly speech: string
  readonly className?: string | undefined
}

/** The button that reads the question aloud. Another tap starts again. */
export function ReadAloudButton({ question, speech, className }: ReadAloudButtonProps) {
  const { tag } = useLanguage()
  // The reading stops when the question leaves the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup must run when the question changes
  useEffect(() => stopReading, [question])
  return (
    <Button className={className} aria-label={m.play_read_aloud()} onClick={() => readAloud(speech, tag)}>
      <Icon name="ear" />
    </Button>
  )
}
