import { z } from 'zod'
import type { Question } from '#maths'

/** A question as data. The reader's language gives it its words. */
export const question = z.custom<Question>().meta({
  id: 'Question',
  type: 'object',
  description: 'What was asked, which answer was expected, and what was drawn',
})
