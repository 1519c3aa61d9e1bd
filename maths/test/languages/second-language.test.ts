/**
 * Proves that a question is data (docs/decisions/012-questions-are-data.md). A child who reads German makes the same
 * moves in each level as a child who reads English, although no text of a question is the same in both languages.
 */
import { describe, expect, it } from 'vitest'
import { check } from '../../check.ts'
import { operations } from '../../curriculum.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { enNZPictures } from '../../say/en-NZ/pictures.ts'
import { enNZSpeech } from '../../say/en-NZ/speech.ts'
import type { Language, PictureLanguage, Speech } from '../../say/language.ts'
import { dealFrom } from '../deal.ts'
import { english } from '../oracle-english.ts'
import { german, germanPictures } from './de/language.ts'
import { germanSpeech } from './de/speech.ts'
import { germanReader } from './german-reader.ts'
import { playRound } from './played-round.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()
const named = levels.map((level) => [level.operation, level.id, level] as const)

describe('a second language', () => {
  it.each(named)('a round of %s %s has the same moves in English and German', (_operation, _id, level) => {
    const [inEnglish, inGerman] = [english, germanReader].map((reader) => playRound(level, reader, 40))
    expect(JSON.stringify(inGerman!.moves)).toBe(JSON.stringify(inEnglish!.moves))
    expect(inGerman!.moves.filter(({ kind }) => kind === 'answer')).toHaveLength(40)
    expect({ ...inGerman!.round, marked: null }).toEqual({ ...inEnglish!.round, marked: null })
  })

  it.each(named)('a text of a question of %s %s is different in English and German', (_operation, _id, level) => {
    for (const question of dealFrom(level, 200, 'two languages')) {
      const inGerman = textsIn(german, germanPictures, germanSpeech, question)
      for (const [name, text] of Object.entries(textsIn(enNZ, enNZPictures, enNZSpeech, question))) {
        if (text !== '') expect(inGerman[name], `${name} of ${JSON.stringify(question)}`).not.toBe(text)
      }
    }
  })

  it.each(named)('a right answer to %s %s is accepted in German notation', (_operation, _id, level) => {
    for (const question of dealFrom(level, 100, 'two languages')) {
      if (question.expects.kind !== 'number') continue
      const typed = german.answer(question)
      expect(check(question, { kind: 'number', number: typed }), typed).toBe('right')
    }
  })
})

/** Returns all texts of a question. The label of a choice is left out, because it is the same in each language. */
function textsIn(
  language: Language,
  pictures: PictureLanguage,
  speech: Speech,
  question: Question,
): Record<string, string> {
  const { ask, expects, drawn } = question
  const { shown, unseen } = language.prompt(question)
  const inPictures = expects.kind === 'choice' && drawn.kind !== 'run' && drawn.kind !== 'nothing'
  const choices = inPictures
    ? expects.choices.map((choice) => pictures.describeChoice({ ask, expects, drawn }, choice)).join('\n')
    : ''
  return {
    text: language.text(question),
    prompt: `${shown} ${unseen}`,
    speech: speech(question),
    description: pictures.describeDrawing(question),
    choices,
  }
}
