import { type ComponentType, useEffect, useState } from 'react'
import type { StepWords } from './step-words.ts'

type StepEar = ComponentType<{ speech: string; label: string }>

/** Returns the ear of a step. Its code is loaded only for a step that can be heard, in a browser with a voice. */
export function useStepEar(speech: StepWords['speech']): StepEar | undefined {
  const [ear, setEar] = useState<{ readonly Ear: StepEar } | null>(null)
  const isHeard = speech !== null
  useEffect(() => {
    if (!isHeard || typeof speechSynthesis === 'undefined') return
    const load = () => {
      if (speechSynthesis.getVoices().length === 0) return
      // Without the network the step has no ear.
      import('../play/voice/step-ear.tsx').then(
        ({ StepEar }) => setEar({ Ear: StepEar }),
        () => {},
      )
    }
    load()
    // Some browsers load their voices late.
    speechSynthesis.addEventListener('voiceschanged', load)
    return () => speechSynthesis.removeEventListener('voiceschanged', load)
  }, [isHeard])
  return ear?.Ear
}
