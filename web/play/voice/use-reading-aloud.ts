import { useEffect } from 'react'
import { useLanguage } from '../language/language.ts'
import { useHearing } from './hearing.ts'
import { readAloud, stopReading } from './speech.ts'

/**
 * Reads a hint or a step aloud automatically in a level of Years 0 and 1, if the child wants to hear. The reading stops
 * when the text leaves the screen.
 */
export function useReadingAloud(speech: string, early: boolean) {
  const { tag } = useLanguage()
  const reads = useHearing()[0] === 'yes' && early
  useEffect(() => {
    if (reads) readAloud(speech, tag)
    return stopReading
  }, [reads, speech, tag])
}
