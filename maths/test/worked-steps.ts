/** The steps of a worked solution in words, and pictures that are asked about. */
import type { Operation } from '../curriculum.ts'
import type { Expected, Question } from '../question.ts'
import { loadEnNZHelp } from '../say/en-NZ/help.ts'
import { stepAnswerText } from '../say/help-language.ts'
import { type Line, textOf } from '../say/parts.ts'
import { loadSolve } from '../solve/load.ts'

export type Shown = Pick<Question, 'ask' | 'drawn'>

export const number = (answer: string): Expected => ({ kind: 'number', answer, places: 0, compared: 'exact' })

/** Returns the steps of a question in words, each with its question in brackets where it asks. */
export async function inWords(operation: Operation, id: string, question: Question): Promise<string[]> {
  const { steps } = (await loadSolve(operation))({ id }, question)
  const help = await loadEnNZHelp(operation)
  const text = (line: Line) => textOf(line, help.written)
  return steps.map(({ says, asks }) => {
    const said = text(help.says(says))
    return asks ? `${said} [${text(help.ask(asks))}: ${stepAnswerText(help, asks, help.written)}]` : said
  })
}

export function run(...numbers: (number | null)[]): Shown {
  return { ask: { kind: 'run', wanted: 'next' }, drawn: { kind: 'run', numbers } }
}

export function bond(whole: number, part: number): Shown {
  return { ask: { kind: 'missingPart', whole, part }, drawn: { kind: 'bond', whole, part } }
}

export function word(written: number): Shown {
  return { ask: { kind: 'readWord', number: written }, drawn: { kind: 'word', number: written } }
}
