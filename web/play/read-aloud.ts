import { type Question, spokenText } from '#maths'

export const canReadAloud = typeof speechSynthesis !== 'undefined'

/** Reads the question by the browser's own voice; a second tap begins again. */
export function readAloud(question: Question) {
  const words = new SpeechSynthesisUtterance(spokenText(question))
  words.lang = 'en-NZ'
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
