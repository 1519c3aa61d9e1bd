import { Ear } from './ear.tsx'
import { useVoice } from './voice.ts'

/**
 * The ear beside Keep going, for a step to a level of Years 0 and 1. Nothing is shown if the browser has no voice.
 *
 * The label comes from the dashboard: a level that loads the code of the ear would load the dashboard with its words.
 *
 * @param props the words of the button of the step as they are read aloud, and the label of the ear
 */
export function StepEar(props: { speech: string; label: string }) {
  return useVoice() && <Ear {...props} />
}
