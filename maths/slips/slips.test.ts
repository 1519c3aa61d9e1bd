/** The proofs of slips, over every level that has one. */
import { describe, expect, it } from 'vitest'
import { check } from '../check.ts'
import { operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import { type Answer, type Question, rightAnswer } from '../question.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { loadEnNZHelp } from '../say/en-NZ/help.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { textOf } from '../say/parts.ts'
import { loadSlips } from '../solve/load.ts'
import { dealFrom, differentQuestions } from '../test/deal.ts'
import { mostWords } from '../test/most-words.ts'
import { plain } from '../test/plain.ts'
import { mixesPlaces, saidEquations } from '../test/said-equations.ts'
import { tellsAnswer } from '../test/told-answers.ts'
import { enteredAnswer, type SlipAnswer, slipAnswers, slipsOf } from './explain.ts'
import type { WrongAnswer } from './slip.ts'
import { weakSlips } from './weak.ts'

/** Each level's proofs read every slip of these questions. */
const dealt = 1000

/** The smallest share of a level's questions to which each of its slips applies. */
const leastShare = 0.03

/**
 * Slips that apply to fewer questions of a level. There, no other hint tells a child why the answer is wrong: the hint
 * about a question of BEDMAS is about × and ÷, which a child who puts + before − has done well.
 */
const rare = ['bedmas 1.1 a-before-s']

const known = (
  await Promise.all(
    operations.map(async (operation) => {
      const [slips, help] = [await loadSlips(operation), await loadEnNZHelp(operation)]
      return (await loadLevels(operation)).map((level) => ({
        level,
        slips,
        help,
        own: slips.filter(({ levels }) => levels.some((id) => id === level.id)),
      }))
    }),
  )
).flat()
const withSlips = known.filter(({ own }) => own.length > 0)

const given = (question: Question, answer: WrongAnswer): Answer => enteredAnswer(question, answer, enNZ)!

const wordsIn = (sentence: string) => sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word))

describe.each(withSlips.map((entry) => [`${entry.level.operation} ${entry.level.id}`, entry] as const))(
  'the slips of %s',
  (_, { level, slips, help, own }) => {
    const lineOf = (slip: SlipAnswer) => help.says([slip.hint()])
    const hintOf = (slip: SlipAnswer) => textOf(lineOf(slip), plain)
    const all = dealFrom(level, dealt, 'slips')
    const questions = differentQuestions(all).map((question) => {
      return { question, answers: slipAnswers(slips, level, question) }
    })
    const pairs = questions.flatMap(({ question, answers }) => answers.map((slip) => ({ question, slip })))
    /** Returns the first few broken answers in words. */
    const broken = (isBroken: (pair: (typeof pairs)[number]) => boolean) =>
      pairs
        .filter(isBroken)
        .slice(0, 3)
        .map(({ question, slip }) => [enNZ.text(question), slip.id, slip.answer, hintOf(slip)])

    it('a slip never gives the right answer', () => {
      expect(broken(({ question, slip }) => check(question, given(question, slip.answer)) !== 'wrong')).toEqual([])
    })

    it('the answer of a slip is explained by this slip, and the order of the reasons is fixed', () => {
      const order = own.map(({ id }) => id)
      const isUnexplained = ({ question, slip }: (typeof pairs)[number]) => {
        const ids = slipsOf(slips, level, question, given(question, slip.answer)).map(({ id }) => id)
        const places = ids.map((id) => order.indexOf(id))
        return !ids.includes(slip.id) || places.some((place, i) => i > 0 && place <= places[i - 1]!)
      }
      expect(broken(isUnexplained)).toEqual([])
    })

    it('the right answer has no slip', () => {
      const slipped = questions.filter(
        ({ question }) => slipsOf(slips, level, question, rightAnswer(question, enNZ)).length > 0,
      )
      expect(slipped).toEqual([])
    })

    it('each slip applies to enough questions', () => {
      const often = own.filter(({ id }) => !rare.includes(`${level.operation} ${level.id} ${id}`))
      const shares = often.map(({ id }) => {
        return {
          id,
          share: questions.filter(({ answers }) => answers.some((slip) => slip.id === id)).length / questions.length,
        }
      })
      expect(shares.filter(({ share }) => share < leastShare)).toEqual([])
    })

    it('each slip is the only strong reason for its answer in a quarter of its questions', () => {
      const shares = own
        .filter(({ id }) => !weakSlips.includes(id))
        .map(({ id }) => {
          const mine = questions.filter(({ answers }) => answers.some((slip) => slip.id === id))
          const clear = mine.filter(({ answers }) => {
            const others = answers.filter((slip) => slip.id !== id && !weakSlips.includes(slip.id))
            const taken = new Set(others.map(({ answer }) => JSON.stringify(answer)))
            return answers.some((slip) => slip.id === id && !taken.has(JSON.stringify(slip.answer)))
          })
          return { id, share: clear.length / mine.length }
        })
      expect(shares.filter(({ share }) => share < 1 / 4)).toEqual([])
    })

    it('a hint has at most the words that the year can read', () => {
      const most = mostWords(level)
      expect(broken(({ slip }) => wordsIn(hintOf(slip)).length > most)).toEqual([])
    })

    it('a hint contains the answer only if the question shows it', () => {
      expect(broken(({ question, slip }) => tellsAnswer(hintOf(slip), question))).toEqual([])
    })

    it('a hint says only true equations and shows no error of floating point', () => {
      const isUntrue = ({ slip }: (typeof pairs)[number]) => {
        const isFalse = saidEquations(lineOf(slip)).some(({ holds }) => !holds)
        return isFalse || /\.\d{4,}|NaN|undefined|null|Infinity/.test(hintOf(slip))
      }
      expect(broken(isUntrue)).toEqual([])
    })

    it('a hint never compares a count of a place with a number of ones', () => {
      expect(broken(({ slip }) => mixesPlaces(hintOf(slip)))).toEqual([])
    })

    const typed = all.filter(({ expects }) => expects.kind === 'number' && /^\d{3,}$/.test(expects.answer))
    if (typed.length < dealt / 2) return
    it('fewer than 5 % of random wrong answers of 100 and more have a slip', () => {
      const random = randomFrom(seedFrom('random answers'))
      const explained = typed.filter((question) => {
        const digits = (question.expects as { readonly answer: string }).answer.length
        const number = String(random.integer(10 ** (digits - 1), 10 ** digits - 1))
        return slipsOf(slips, level, question, { kind: 'number', number }).length > 0
      })
      expect(explained.length / typed.length).toBeLessThan(0.05)
    })
  },
)
