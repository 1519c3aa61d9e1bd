/** Word problems for tests. No level of the curriculum deals one yet. */
import { animals } from '../drawing.ts'
import { loadLevel } from '../load.ts'
import type { PlayableLevel } from '../playable/level.ts'
import type { Question } from '../question.ts'
import { people, type Story } from '../story.ts'
import { asked } from './asked.ts'

/** The number at first and that of the change. They include a single animal, and a change after which none is left. */
const numbers = [
  [4, 3],
  [1, 1],
  [12, 5],
] as const

/** Returns a question with a story. The answer is the number that the story leaves out. */
export function storyWith(story: Story, answer: number): Question {
  return asked({
    ask: { kind: 'story', story },
    expects: { kind: 'number', answer: String(answer), places: 0, compared: 'exact' },
  })
}

/** Each kind of story about each person and animal, with each of its numbers left out. */
export const storyQuestions: readonly Question[] = people.flatMap((who) =>
  animals.flatMap((what) =>
    (['join', 'separate'] as const).flatMap((kind) =>
      numbers.flatMap(([start, change]) => {
        const end = kind === 'join' ? start + change : start - change
        return [
          storyWith({ kind, who, what, numbers: [start, change, null] }, end),
          storyWith({ kind, who, what, numbers: [start, null, end] }, change),
          storyWith({ kind, who, what, numbers: [null, change, end] }, start),
        ]
      }),
    ),
  ),
)

/** Returns a level that deals these questions. */
export async function loadStoryLevel(): Promise<PlayableLevel> {
  const level = await loadLevel('addition', '1.1')
  return {
    ...level!,
    dealer: {
      deal: (random) => ({ question: storyQuestions[random.integer(0, storyQuestions.length - 1)]!, memory: [] }),
      answer: { maxLength: 2, point: false },
    },
  }
}
