import { describe, expect, it } from 'vitest'
import { operandsOf } from '../operands.ts'
import { rightAnswer } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { enNZSpeech } from '../say/en-NZ/speech.ts'
import type { Story } from '../story.ts'
import { german } from './languages/de/language.ts'
import { germanReader } from './languages/german-reader.ts'
import { playRound } from './languages/played-round.ts'
import { workOut } from './oracle.ts'
import { english } from './oracle-english.ts'
import { loadStoryLevel, storyQuestions, storyWith } from './stories.ts'

const readers = [
  ['English', english],
  ['German', germanReader],
] as const

describe('word problems', () => {
  it.each(readers)('a child who reads %s works out the answer to each story from its sentences', (_, reader) => {
    for (const question of storyQuestions) {
      expect(workOut(question, reader), reader.language.text(question)).toEqual(rightAnswer(question, enNZ))
    }
  })

  it('a round of stories has the same moves in English and German', async () => {
    const level = await loadStoryLevel()
    const [inEnglish, inGerman] = readers.map(([, reader]) => playRound(level, reader, 40))
    expect(inGerman).toEqual(inEnglish)
    expect(inEnglish!.round.best).toBeGreaterThanOrEqual(level.target)
  })

  it('a story has other sentences for another person, animal, kind or number', () => {
    for (const { text } of [enNZ, german]) {
      expect(new Set(storyQuestions.map(text)).size).toBe(storyQuestions.length)
    }
  })

  it('an English story has at most 15 words, because children of the first years read it', () => {
    for (const question of storyQuestions) expect(enNZ.text(question).split(' ').length).toBeLessThanOrEqual(15)
  })

  it('a story is read aloud as it is written', () => {
    for (const question of storyQuestions) expect(enNZSpeech(question)).toBe(enNZ.text(question))
  })

  it.each<[Story['numbers'], readonly number[]]>([
    [
      [4, 3, null],
      [4, 3],
    ],
    [
      [4, null, 7],
      [4, 7],
    ],
    [
      [null, 3, 7],
      [3, 7],
    ],
  ])('a story with the numbers %j has the operands %j', (numbers, operands) => {
    expect(operandsOf(storyWith({ kind: 'join', who: 'Aroha', what: 'kiwi', numbers }, 0))).toEqual(operands)
  })
})
