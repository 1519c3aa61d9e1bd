/** Questions and answers as `maths/question.ts` and `maths/drawing.ts` define them. These formats are only ever added to. */
import { z } from 'zod'
import { type Answer, animals, comparisons, type Drawing, objects, type Question, units } from '#maths'
import { plainText } from './endpoint.ts'

const short = plainText(40)
const text = plainText(200)
const size = z.number().min(-1e8).max(1e8)
const count = z.int().min(0).max(10_000)
const place = z.tuple([size, size]).readonly()
const places = z.array(place).max(40).readonly()
const flock = { animal: z.enum(animals), places }

const drawn = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing') }),
  z.strictObject({ kind: z.literal('expression') }),
  z.strictObject({ kind: z.literal('run'), numbers: z.array(count.nullable()).max(20).readonly() }),
  z.strictObject({ kind: z.literal('animals'), ...flock }),
  z.strictObject({
    kind: z.literal('groups'),
    groups: z
      .array(z.strictObject({ label: short, ...flock }))
      .max(4)
      .readonly(),
  }),
  z.strictObject({ kind: z.literal('blocks'), hundreds: count, tens: count, ones: count }),
  z.strictObject({ kind: z.literal('word'), word: text }),
  z.strictObject({ kind: z.literal('dots'), places, shownFor: count }),
  z.strictObject({ kind: z.literal('bond'), whole: count, part: count }),
  z.strictObject({
    kind: z.literal('bars'),
    bars: z
      .array(z.strictObject({ label: short, from: count, length: count }))
      .max(6)
      .readonly(),
  }),
  z.strictObject({ kind: z.literal('spans'), span: z.enum(['hand', 'foot']), object: z.enum(objects), count }),
  z.strictObject({ kind: z.literal('ruler'), object: z.enum(objects), from: count, to: count, longest: count }),
  z.strictObject({ kind: z.literal('grid'), width: count, height: count }),
  z.strictObject({
    kind: z.literal('shape'),
    name: short,
    corners: places,
    sides: z.array(short.nullable()).max(40).readonly(),
    equalSides: z.literal(true).exactOptional(),
    joins: z
      .array(z.tuple([place, place]).readonly())
      .max(10)
      .readonly()
      .exactOptional(),
  }),
]) satisfies z.ZodType<Drawing>

const asked = { text, drawn }

export const question = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    ...asked,
    answer: short,
    places: z.int().min(0).max(6),
    compared: z.enum(comparisons),
    unit: z.enum(units).exactOptional(),
    mustBeNumber: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('quotientAndRemainder'), ...asked, quotient: short, remainder: short }),
  z.strictObject({ kind: z.literal('choice'), ...asked, choices: z.array(short).max(30).readonly(), answer: short }),
  z.strictObject({
    kind: z.literal('order'),
    ...asked,
    numbers: z.array(short).max(10).readonly(),
    answer: z.array(short).max(10).readonly(),
  }),
  z.strictObject({ kind: z.literal('numberAndWord'), ...asked, number: short, word: text }),
]) satisfies z.ZodType<Question>

/** What a child typed may be anything; a long text is no answer of ours. */
const given = plainText(200)

export const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), number: given }),
  z.strictObject({ kind: z.literal('quotientAndRemainder'), quotient: given, remainder: given }),
  z.strictObject({ kind: z.literal('choice'), choice: given }),
  z.strictObject({ kind: z.literal('order'), order: z.array(given).max(10).readonly() }),
  z.strictObject({ kind: z.literal('numberAndWord'), number: given, word: given }),
]) satisfies z.ZodType<Answer>
