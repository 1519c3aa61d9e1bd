/** The sentence on what to do next, with its link. */
import { hasCompletedAll } from '#maths'
import { m } from '../language/messages.ts'
import type { StepWords } from '../next/step-words.ts'
import { paths } from '../routes/paths.ts'
import type { Hops } from './hops.ts'

interface NextWords {
  readonly sentence: string
  readonly button: string
  readonly to: string
}

/** Returns the words for a student without a class. The link opens the form to join one. */
export const joinWords = (): NextWords => ({
  sentence: m.hops_join_first(),
  button: m.home_join_class(),
  to: paths.join(''),
})

/** Returns the words of the step to which Keep going leads too. Without one, the topics are left. */
export function nextWords(
  step: Pick<StepWords, 'call' | 'title' | 'isExample' | 'to' | 'sentence'> | null,
  { right, completed }: Pick<Hops, 'right' | 'completed'>,
): NextWords {
  if (step) {
    const { call, title, isExample, to, sentence } = step
    // A sum stays in one line.
    const shown = isExample ? title.replaceAll(' ', '\u00a0') : title
    return { sentence: right > 0 ? sentence : m.hops_first_level(), button: m.hops_start({ call, title: shown }), to }
  }
  const sentence = hasCompletedAll(completed) ? m.hops_everything() : m.hops_any_topic()
  return { sentence, button: m.home_start_learning(), to: paths.main() }
}
