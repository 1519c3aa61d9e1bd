import { useEffect, useRef } from 'react'
import type { Question } from '#maths'
import { language } from '../../language/language.ts'
import { useLanguage } from '../language/language.ts'
import { useHearing } from './hearing.ts'
import { isReading, readAloud, stopReading } from './speech.ts'

interface SelfReaderProps {
  readonly question: Question
  /** The question as it is read aloud. */
  readonly speech: string
  /** The message in the language of the page, or nothing. */
  readonly message: string
  /** The number of the last move. The same message is read again after another move. */
  readonly move: number
}

/**
 * Reads the questions and messages of a level of Years 0 and 1 to a child who wants to hear them. A message is read at
 * once, and the next question after it. The reading stops when the sheet leaves the screen.
 */
export function SelfReader({ question, speech, message, move }: SelfReaderProps) {
  const { tag } = useLanguage()
  const reads = useHearing()[0] === 'yes'
  const lastMessage = useRef('')
  // A message that was there before the child chose to hear, or before the steps, is not read.
  const known = useRef({ message, move })
  useEffect(() => {
    if (!reads) known.current = { message, move }
    if (!reads || message === '' || (message === known.current.message && move === known.current.move)) return
    lastMessage.current = message
    readAloud(message, language)
  }, [reads, message, move])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read even if its words are the same
  useEffect(() => {
    if (!reads) return stopReading
    if (!isReading(speech)) readAloud(speech, tag, isReading(lastMessage.current))
    return undefined
  }, [reads, question, speech, tag])
  useEffect(() => stopReading, [])
  return null
}
