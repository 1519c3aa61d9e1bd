/**
 * Each level tests its idea (docs/product/curriculum.md, "About"). The column "About" of that page has the slip that a
 * level is about, and says whether it is about 0 or 1.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  enNZ,
  loadLevels,
  type Operation,
  operandsOf,
  operations,
  type PlayableLevel,
  type Question,
  randomFrom,
  seedFrom,
  titleByOperation,
} from '#maths'
import { loadSlips, slipAnswers } from '#maths/solve'

const page = readFileSync(new URL('../../docs/product/curriculum.md', import.meta.url), 'utf8')

/** Enough that a share differs from its limit by chance in less than half a percent. */
const counted = 20_000
const slipped = 3000
/** Each slip of a level is in at least one of this many questions. */
const seenWithin = 300

const least = { told: 0.7 }
const most = { sameAnswer: 0.2, zeroOrOne: 0.1 }
/** A level with fewer different answers repeats them more often. */
const fewAnswers = 8

interface Idea {
  readonly slip: string | null
  /** The operands 0 and 1 that the level is about. */
  readonly operands: readonly number[]
}

/**
 * Reads a cell such as "`one-off` in 0.1 and 1.1; 0 and 1" for a level.
 *
 * @throws for a cell that is written in another way
 */
function readIdea(cell: string, id: string): Idea {
  let idea: Idea = { slip: null, operands: [] }
  for (const part of cell === '–' ? [] : cell.split('; ')) {
    const [, slip, ids, operands] = /^(?:`([a-z-]+)`(?: in (\d.*))?|([01]|0 and 1))$/.exec(part) ?? []
    if (operands) idea = { ...idea, operands: operands.split(' and ').map(Number) }
    else if (!slip) throw new Error(`"${part}" does not say what ${id} is about`)
    else if (!ids || ids.split(/, | and /).includes(id)) idea = { ...idea, slip }
  }
  return idea
}

/** Returns the last cell of a level's row. The rows of Number Structure are themes. */
function aboutOf({ operation, id }: PlayableLevel): string {
  const heading = operation === 'numberphase1' ? 'Number Structure, Phase 1' : titleByOperation[operation]
  const [, below = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  const name = operation === 'numberphase1' ? id.slice(1) : id
  const row = section.split('\n').find((line) => line.startsWith(`| ${name} |`))
  return row?.split('|').at(-2)?.trim() ?? ''
}

function deal({ dealer }: PlayableLevel, count: number): Question[] {
  const random = randomFrom(seedFrom('ideas'))
  let memory: readonly number[] = []
  return Array.from({ length: count }, () => {
    const dealt = dealer.deal(random, memory)
    memory = dealt.memory
    return dealt.question
  })
}

async function levelsOf(operation: Operation) {
  const slips = await loadSlips(operation)
  return (await loadLevels(operation)).map((level) => ({
    level,
    idea: readIdea(aboutOf(level), level.id),
    slips,
    own: slips.filter(({ levels }) => levels.some((id) => id === level.id)).map(({ id }) => id),
  }))
}

const all = (await Promise.all(operations.map(levelsOf))).flat()

describe.each(all.map((entry) => [`${entry.level.operation} ${entry.level.id}`, entry] as const))(
  'the idea of %s',
  (_, { level, idea, slips, own }) => {
    it('seven questions in ten tell the slip from the right answer, and every slip of the level is seen', () => {
      const told = deal(level, slipped).map((question): readonly string[] =>
        slipAnswers(slips, level, question).map(({ id }) => id),
      )
      const seen = new Set(told.slice(0, seenWithin).flat())
      expect(own.filter((id) => !seen.has(id))).toEqual([])
      const { slip } = idea
      if (slip === null) return
      expect(own).toContain(slip)
      expect(told.filter((ids) => ids.includes(slip)).length / slipped).toBeGreaterThanOrEqual(least.told)
    })

    it('no answer is frequent, and few questions have an operand 0 or 1 that the level is not about', () => {
      const questions = deal(level, counted)
      const counts = new Map<string, number>()
      for (const question of questions) {
        const answer = enNZ.answer(question)
        counts.set(answer, (counts.get(answer) ?? 0) + 1)
      }
      if (counts.size >= fewAnswers) {
        expect(Math.max(...counts.values()) / counted).toBeLessThanOrEqual(most.sameAnswer)
      }
      const easy = questions.filter((question) =>
        operandsOf(question).some((number) => (number === 0 || number === 1) && !idea.operands.includes(number)),
      )
      expect(easy.length / counted).toBeLessThanOrEqual(most.zeroOrOne)
    })
  },
)
