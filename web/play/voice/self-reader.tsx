import { useEffect, useRef, useState } from 'react'
import type { Question } from '#maths'
import { useLanguage } from '../language/language.ts'
import { useHearing } from './hearing.ts'
import { isReading, readAloud, stopReading } from './speech.ts'

interface SelfReaderProps {
  readonly question: Question
  /** The question as it is read aloud. */
  readonly speech: string
  /** The message, or nothing. */
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
  // A sheet that comes back after the steps may still have a message, which was read before.
  const [atFirst] = useState({ message, move })
  useEffect(() => {
    if (!reads || message === '' || (message === atFirst.message && move === atFirst.move)) return
    lastMessage.current = message
    readAloud(message, tag)
  }, [reads, message, move, tag, atFirst])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read even if its words are the same
  useEffect(() => {
    if (!reads) return stopReading
    if (!isReading(speech)) readAloud(speech, tag, isReading(lastMessage.current))
  }, [reads, question, speech, tag])
  useEffect(() => stopReading, [])
  return null
}
