import { m } from '../../language/messages.ts'
import { Ear } from './ear.tsx'
import { useVoice } from './voice.ts'

/**
 * The ear beside Keep going, for a step to a level of Years 0 and 1. Nothing is shown if the browser has no voice.
 *
 * @param speech what the button of the step says, as it is read aloud
 */
export function StepEar({ speech }: { speech: string }) {
  return useVoice() && <Ear speech={speech} label={m.next_read_aloud()} />
}
