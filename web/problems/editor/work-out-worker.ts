/** Works out problems in a thread of its own, so that typing never waits (work-out.ts). */
import { chooseRows, workOutProblem } from '#maths/own'
import type { Outcome, Request, Response } from './work-out.ts'

/** The most milliseconds for a problem. */
const longest = 300

addEventListener('message', ({ data: { key, problem } }: MessageEvent<Request>) => {
  const end = performance.now() + longest
  let isOver = false
  const worked = workOutProblem(problem, () => {
    isOver = performance.now() > end
    return isOver
  })
  const outcome: Outcome =
    worked.kind === 'faults'
      ? worked
      : { kind: 'fits', rows: chooseRows(problem, worked.rows), count: worked.rows.length, leftOut: worked.leftOut }
  postMessage({ key, outcome, isOver } satisfies Response)
})
