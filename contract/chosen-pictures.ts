/** The picture that a student chooses for themselves (docs/product/screens.md, "My picture"). */
import { z } from 'zod'
import { done, type Endpoints } from './endpoint.ts'

/** The pictures that exist. No class card may ever use one of them (docs/decisions/026-pictures-of-students.md). */
const names = [
  'cat',
  'dog',
  'frog',
  'duck',
  'penguin',
  'sheep',
  'whale',
  'crab',
  'butterfly',
  'ladybird',
  'fern',
  'mountain',
  'sun',
  'rocket',
  'umbrella',
  'iceCream',
] as const

const colours = ['amber', 'orange', 'tomato', 'pink', 'violet', 'blue', 'cyan', 'teal', 'grass'] as const

export const picture = z.strictObject({ name: z.enum(names), colour: z.enum(colours) }).meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>

export const pictureEndpoints = {
  'PUT /api/me/picture': {
    operationId: 'choosePicture',
    tag: 'Session',
    summary: "Choose the student's picture, or none",
    description: 'The choice that arrives last counts. Without a picture, screens show a letter.',
    who: 'student',
    input: z.strictObject({ picture: picture.nullable() }),
    output: done,
  },
} as const satisfies Endpoints
