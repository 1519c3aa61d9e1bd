/** The fields that several nouns share: ids, texts and operations. */
import { z } from 'zod'
import { operations } from '#maths'
import { hasHiddenCharacter } from './hidden-characters.ts'
import { asLine, hasVisible, isPlain, isSteady, longestName } from './name-rules.ts'

export const plainText = (longest: number) => z.string().max(longest).refine(isPlain, 'must be plain text')

/** Plain text, trimmed. Each run of white space becomes one space. */
export const line = (longest: number) =>
  plainText(longest)
    .transform(asLine)
    .refine(isSteady, { error: 'must be plain text', abort: true })
    .refine((text) => !hasHiddenCharacter(text), { error: 'must not have invisible characters', abort: true })

/** A line with at least one visible character. */
export const filled = (longest: number) => line(longest).refine(hasVisible, 'must not be empty')

/** The first or last name of a person. */
export const personName = filled(longestName).meta({ id: 'PersonName' })

/** An id made by the app: a UUID in lower case. */
export const id = z
  .uuid()
  .refine((text) => text === text.toLowerCase(), 'must be lower case')
  .meta({ id: 'Id', description: 'A UUID in lower case' })

/** The id of an account: a hash of its provider and subject. */
export const accountId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ id: 'AccountId' })

/** A class code as stored: 6 characters (docs/product/accounts-and-classes.md, "Class codes"). */
export const classCode = z
  .string()
  .regex(/^[0-9A-Z]{6}$/)
  .meta({ id: 'ClassCode' })

export const operation = z.enum(operations).meta({ id: 'Operation' })

export const levelId = plainText(8).meta({ id: 'LevelId', description: 'For example "3.2"' })

/** A day in the time zone of the server, such as "2026-11-19". */
export const day = z.iso.date().meta({ id: 'Day', description: 'A day in the time zone of the server' })
