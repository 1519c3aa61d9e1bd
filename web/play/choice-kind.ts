import { ChoiceQuestion } from './choice-question.tsx'
import type { Kind } from './kinds.ts'

export const choiceKind: Kind<'choice'> = { empty: { kind: 'choice', choice: '' }, View: ChoiceQuestion }
