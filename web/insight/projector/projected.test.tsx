import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { enNZ, operations } from '#maths'
import { numbersOf } from '#maths/insight'
import { enNZStepPictures, loadEnNZHelp, loadSlips, type Slip } from '#maths/solve'
import { HelpContext } from '../../play/help/help-context.ts'
import { loadStepPictures } from '../../play/help/pictures/pictures-by-operation.ts'
import { WrittenAnswer } from '../written-answer.tsx'
import { createDeal } from './projected.ts'
import { stagesOf } from './stages.ts'
import { WorkedSteps } from './worked-steps.tsx'

const cases = (
  await Promise.all(
    operations.map(async (operation) => {
      const slips: readonly Slip[] = await loadSlips(operation)
      return slips.map((slip) => [`${operation} ${slip.id}`, { operation, slip }] as const)
    }),
  )
).flat()

describe.each(cases)('the projector of %s', (name, { operation, slip }) => {
  it('shows a question with its wrong answer, and a sentence and a picture at each stage', async () => {
    const help = await loadEnNZHelp(operation)
    const pictures = await loadStepPictures(operation)
    const wanted = { operation, levels: [slip.levels.at(-1)!], slip: slip.id, had: new Set<string>() }
    const dealt = await createDeal(wanted, { say: enNZ, help })(`projector of ${name}`)
    const { question, gave, hint, steps } = dealt!
    expect(hint).not.toBe('')
    const answer = renderToStaticMarkup(<WrittenAnswer question={question} gave={gave} />)
    expect(answer).toContain(enNZ.givenAnswer(gave))
    const stages = stagesOf(steps)
    for (const [i, stage] of stages.entries()) {
      const shown = renderToStaticMarkup(
        <HelpContext value={help}>
          <WorkedSteps
            steps={steps}
            stage={stage}
            isForward
            isLast={i === stages.length - 1}
            pictures={pictures}
            describe={enNZStepPictures.describe}
            onMove={() => {}}
          />
        </HelpContext>,
      )
      expect(shown).toContain(`Step ${stage.step + 1} of ${steps.length}`)
      // Each drawing of the step has its picture.
      expect(shown.match(/role="img"/g)).toHaveLength(steps[stage.step]!.shows.length)
      expect(shown).not.toMatch(/role="img"[^>]*><\/div>/)
      expect(shown).toMatch(/aria-current="step"><span><span lang="en-NZ">(<span[^>]*>)+[^<]/)
    }
  })
})

it('each question of a group differs from those that its students had, and from those before it', async () => {
  const help = await loadEnNZHelp('addition')
  const words = { say: enNZ, help }
  const wanted = { operation: 'addition', levels: ['2.2'], slip: 'carry-dropped' } as const
  const before = await createDeal({ ...wanted, had: new Set() }, words)('seed')
  const had = new Set([numbersOf(before!.question)])
  const deal = createDeal({ ...wanted, had }, words)
  const numbers = []
  for (let i = 0; i < 20; i++) numbers.push(numbersOf((await deal('seed'))!.question))
  expect(new Set(numbers).size).toBe(20)
  expect(numbers).not.toContain(numbersOf(before!.question))
})

it('a level with few questions repeats them, but none that a student had', async () => {
  const help = await loadEnNZHelp('timestable')
  const wanted = { operation: 'timestable', levels: ['1.2'], slip: 'times-one', had: new Set(['1 7']) } as const
  const deal = createDeal(wanted, { say: enNZ, help })
  const numbers = []
  for (let i = 0; i < 30; i++) numbers.push(numbersOf((await deal(`seed ${i}`))!.question))
  expect(new Set(numbers).size).toBeLessThan(13)
  expect(numbers).not.toContain('1 7')
})

it('a group that had each question of its level sees one of another level, or no projector', async () => {
  const help = await loadEnNZHelp('timestable')
  const all = new Set(Array.from({ length: 13 }, (_, i) => [1, i].toSorted((a, b) => a - b).join(' ')))
  const wanted = { operation: 'timestable', levels: ['1.2'], had: all } as const
  expect(await createDeal({ ...wanted, slip: 'times-one' }, { say: enNZ, help })('seed')).toBeNull()
  const other = await createDeal({ ...wanted, slip: 'next-fact' }, { say: enNZ, help })('seed')
  expect(other!.level.id).not.toBe('1.2')
})
