/** Tasks that exist before a journey begins, set by the API without a screen. */
import { randomUUID } from 'node:crypto'
import type { Args, TaskPart } from '#contract'
import type { Operation } from '#maths'
import type { Student, Teacher } from './people.ts'

type Settings = Omit<Args<'POST /api/classes/{class}/tasks'>, 'class' | 'id'>

/** Returns levels such as "addition 1.1" as the parts of a task. */
export function partsOf(...levels: readonly `${Operation} ${string}`[]): TaskPart[] {
  return levels.map((level) => {
    const [operation, levelId = ''] = level.split(' ')
    return { kind: 'level', operation: operation as Operation, levelId }
  })
}

/** Sets a task for the whole class and returns its id. */
export async function newTask(teacher: Teacher, classId: string, changes: Partial<Settings> = {}): Promise<string> {
  const id = randomUUID()
  await teacher.browser.call('POST /api/classes/{class}/tasks', {
    ...{ class: classId, id, title: 'Adding past ten', parts: partsOf('addition 1.1', 'addition 1.2') },
    ...{ rightAnswers: null, countsEarlier: false, students: null, begins: null, due: null },
    ...changes,
  })
  return id
}

/**
 * The pages of a class's tasks, and the form of a worksheet, as its teacher opens them. The form of a new task has the
 * names of the students, of whom one is chosen.
 */
export const taskPagesOf = (code: string, task: string, { browser }: Student) => [
  `tasks?code=${code}`,
  `tasks/set?code=${code}&student=${browser.account}`,
  `tasks/edit?code=${code}&task=${task}`,
  `tasks/grid?code=${code}&task=${task}`,
  `tasks/worksheets?code=${code}&operation=addition&level=2.5`,
]

/** A task with a part of each look: levels with examples and with names, and a ring of twenty. */
export const manyParts = partsOf(
  ...([
    'addition 1.1',
    'multiplication 5.4',
    'timestable 1.3',
    'length 1.7',
    'numberphase1 0.5',
    'bedmas 1.4',
  ] as const),
)

type Problem = Args<'POST /api/sets'>['problems'][number]

/** Returns a problem without numbers that change. */
function problem(text: string, answer: Problem['answer'], picture: Problem['picture'] = null): Problem {
  const rows = [answer.kind === 'number' ? [answer.expression] : []]
  return { text, picture, numbers: [], conditions: [], answer, rows }
}
const number = (expression: string, unit = '', within = '0') => ({ kind: 'number', expression, unit, within }) as const

/** Own problems of each kind of answer and picture, by a word of their texts. */
export const ownProblems = {
  kumara: problem('Tama digs 4 rows of 9 kūmara.\nHe gives 3 to his nan. How many are left?', number('33', 'kūmara')),
  temperature: problem('Use the table. How much colder is it at night?', number('-4.5', '°C', '0.5'), {
    kind: 'table',
    rows: [
      ['', 'Day', 'Night'],
      ['Mon', '1.5', '−3'],
      ['Tue', '2', '−2.5'],
    ],
  }),
  pencil: problem('How long is the pencil?', number('5', 'cm'), {
    kind: 'ruler',
    object: 'pencil',
    from: '2',
    to: '7',
  }),
  squares: problem('How many squares?', number('45'), { kind: 'rectangle', width: '9', height: '5' }),
  kiwi: problem('How many kiwi?', number('20'), { kind: 'animals', animal: 'kiwi', count: '20' }),
  more: problem('Which is <b>more</b>? www.kiwi.nz =1+1', {
    kind: 'choice',
    choices: ['a half', 'a third', 'they are the same'],
    right: 0,
  }),
  order: problem('Smallest first, please.', { kind: 'order', items: ['0.05', 'a tenth', '0.5', '5'] }),
} as const satisfies Readonly<Record<string, Problem>>

/** Makes a set of own problems, and sets a task with it. Returns the ids of both. */
export async function newSetTask(
  { browser }: Teacher,
  classId: string,
  problems: readonly Problem[],
  title = 'Our school trip',
): Promise<{ readonly task: string; readonly set: string }> {
  const { id: set } = await browser.call('POST /api/sets', { id: randomUUID(), title, problems: [...problems] })
  const part = { kind: 'set', set: { teacher: browser.account, id: set, version: 1 } } as const
  const { id: task } = await browser.call('POST /api/classes/{class}/tasks', {
    ...{ class: classId, id: randomUUID(), title: 'Our trip', parts: [part] },
    ...{ rightAnswers: null, countsEarlier: false, students: null, begins: null, due: null },
  })
  return { task, set }
}

/** Returns the screens of sets with one problem each, as a student with these tasks opens them. */
export async function ownProblemPages(teacher: Teacher, classId: string): Promise<string[]> {
  const pages: string[] = []
  for (const problem of Object.values(ownProblems)) {
    const { task, set } = await newSetTask(teacher, classId, [problem])
    pages.push(`student/set?task=${task}&id=${set}`)
  }
  return pages
}
