import type { ComponentType } from 'react'
import type { Kind } from '../kinds.ts'
import { ChoiceQuestion, type FaceProps } from './choice-question.tsx'

/** Choices to tap, with the face of those that are drawn. */
export function choiceKind(Face: ComponentType<FaceProps>): Kind<'choice'> {
  return { empty: { kind: 'choice', choice: '' }, View: (props) => <ChoiceQuestion {...props} Face={Face} /> }
}
