import { randomBytes, randomUUID } from 'node:crypto'
import type { Args, CardPicture, Key } from '#contract'
import { currentRules } from '#maths'

/** The ids that the sample arguments name. */
export interface Scene {
  readonly code: string
  readonly classId: string
  readonly student: string
  readonly roundId: string
  /** A removal of the student's progress in addition 1.3. The student also has progress in addition 1.2. */
  readonly removal: string
  /** The latest change of the student's name. */
  readonly change: string
  /** A student whom the class has listed, with the key and the pictures of their first card. The sign-in is open. */
  readonly listed: string
  readonly cardKey: string
  readonly cardPictures: CardPicture[]
  /** The id of an invitation into the class. */
  readonly teacher: string
  /** Another class of the teacher, and a move of a listed student into it. */
  readonly nextClassId: string
  readonly moveUp: string
  /** A task with the set for the whole class, for which nobody has answered a question. */
  readonly task: string
  /** A set of the teacher, with the secret of its link. */
  readonly set: string
  readonly linkSecret: string
  /** The account of the teacher. */
  readonly teacherAccount: string
  /** The code of a worksheet of the class. */
  readonly sheetCode: string
  /** The receipt of a class that the teacher has erased, and that of the listed students of a deleted class. */
  readonly erasure: string
  readonly deletion: string
  /** A day on which the worksheet can be marked. */
  readonly sheetDay: string
}

/** A scene in which nothing exists. */
export const emptyScene: Scene = {
  code: 'ABC123',
  classId: randomUUID(),
  student: '0'.repeat(32),
  roundId: randomUUID(),
  removal: randomUUID(),
  change: randomUUID(),
  listed: '1'.repeat(32),
  cardKey: 'A'.repeat(43),
  cardPictures: ['kite', 'shell', 'bus'],
  teacher: '2'.repeat(32),
  nextClassId: randomUUID(),
  moveUp: randomUUID(),
  task: randomUUID(),
  set: randomUUID(),
  linkSecret: 'A'.repeat(22),
  teacherAccount: '3'.repeat(32),
  sheetCode: '7K4M3P9Q',
  erasure: randomUUID(),
  deletion: randomUUID(),
  sheetDay: '2026-11-26',
}

/** A task of two levels of addition for the whole class, from now on. The student has played neither since. */
export const taskSettings: Omit<Args<'POST /api/classes/{class}/tasks'>, 'class' | 'id'> = {
  title: 'Week 6 practice',
  parts: ['2.2', '2.5'].map((levelId) => ({ kind: 'level', operation: 'addition', levelId })),
  ...{ rightAnswers: null, countsEarlier: false, students: null, begins: null, due: '2100-01-31' },
}

/** A set of two problems. The first one has numbers that change. */
export const setContent: Omit<Args<'POST /api/sets'>, 'id'> = {
  title: 'Kūmara problems',
  problems: [
    {
      text: 'Tama digs {a} rows of {b} kūmara.\nHow many are there?',
      picture: null,
      numbers: [
        { name: 'a', values: { kind: 'range', from: '6', to: '12', step: '1' } },
        { name: 'b', values: { kind: 'list', numbers: ['2', '5'] } },
      ],
      conditions: ['a > b'],
      answer: { kind: 'number', expression: 'a × b', unit: 'kūmara', within: '0' },
      rows: [
        ['6', '2', '12'],
        ['12', '5', '60'],
      ],
    },
    {
      text: 'Which is more?',
      ...{ picture: null, numbers: [], conditions: [] },
      answer: { kind: 'choice', choices: ['a half', 'a third'], right: 0 },
      rows: [[]],
    },
  ],
}

/** Returns the secret of a new link. */
export const newLinkSecret = () => randomBytes(16).toString('base64url')

/** A worksheet of two levels, one sheet for all. */
export const sheetSettings: Omit<Args<'POST /api/classes/{class}/worksheets'>, 'class' | 'id'> = {
  title: 'Adding with carrying',
  content: { kind: 'levels', levels: ['2.2', '2.5'].map((levelId) => ({ operation: 'addition', levelId })) },
  ...{ count: 20, isForEach: false, rules: currentRules.version },
  layout: { columns: 2, isLarge: false, hasSquares: false, hasName: true, hasKey: true, paper: 'A4' },
}

/** The marks of these questions. */
export const sheetMarks: Args<'PUT /api/classes/{class}/students/{student}/sheets/{code}'>['marks'] = [
  ...[{ kind: 'wrote', answer: { kind: 'number', number: '75' } } as const, { kind: 'wrong' } as const],
  ...[{ kind: 'leftOut' } as const, ...Array.from({ length: 17 }, () => ({ kind: 'right' }) as const)],
]

type Sample<K extends Key> = (scene: Scene) => Args<K>

/**
 * Valid arguments for every endpoint, by name where its input has several forms. A new endpoint needs an entry here.
 */
const sampleArgs: { readonly [K in Key]: Sample<K> | Readonly<Record<string, Sample<K>>> } = {
  'GET /api/session': () => ({}),
  'DELETE /api/session': () => ({}),
  'DELETE /api/sessions': () => ({}),
  'PUT /api/session/registration': {
    student: () => ({ role: 'student', firstName: 'Mia', lastName: 'Chen' }),
    teacher: () => ({
      role: 'teacher',
      firstName: 'Hana',
      lastName: 'Parata',
      school: 'Kauri',
      country: 'NZ',
      ageRange: '5 to 13',
    }),
  },
  'PUT /api/me/picture': {
    picture: () => ({ picture: { name: 'whale', colour: 'teal' } }),
    none: () => ({ picture: null }),
  },
  'GET /api/classes': () => ({}),
  'POST /api/classes': () => ({ id: randomUUID(), name: 'Room 6' }),
  'PATCH /api/classes/{class}': ({ classId }) => ({ class: classId, name: 'Room 7' }),
  'DELETE /api/classes/{class}': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/export': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/students/{student}/export': ({ classId, listed }) => ({ class: classId, student: listed }),
  'GET /api/classes/{class}/erasures': ({ classId }) => ({ class: classId }),
  'POST /api/classes/{class}/erasures': {
    class: ({ classId }) => ({ class: classId, name: 'room 5' }),
    student: ({ classId, listed }) => ({ class: classId, student: listed, name: 'Tui Rangi' }),
  },
  'GET /api/erasures': () => ({}),
  'GET /api/insight': () => ({}),
  'DELETE /api/erasures/{receipt}': ({ erasure }) => ({ receipt: erasure }),
  'POST /api/classes/{class}/returned-students': ({ classId, deletion }) => ({ class: classId, receipt: deletion }),
  'GET /api/classes/{class}/teachers': ({ classId }) => ({ class: classId }),
  'POST /api/classes/{class}/teachers': {
    'co-teacher': ({ classId }) => ({ class: classId, role: 'co-teacher', email: 'M.Iosefa@kauri.school.nz' }),
    reliever: ({ classId, sheetDay }) => ({
      ...{ class: classId, role: 'reliever', email: 't.hughes@relief.nz', until: monthAfter(sheetDay) },
    }),
  },
  'DELETE /api/classes/{class}/teachers/{teacher}': ({ classId, teacher }) => ({ class: classId, teacher }),
  'GET /api/invitations': () => ({}),
  'PUT /api/invitations/{class}': ({ classId }) => ({ class: classId }),
  'DELETE /api/invitations/{class}': ({ classId }) => ({ class: classId }),
  'POST /api/classes/{class}/code': ({ classId, code }) => ({ class: classId, code }),
  'PUT /api/classes/{class}/archive': {
    archived: ({ classId }) => ({ class: classId, isArchived: true }),
    'brought back': ({ classId }) => ({ class: classId, isArchived: false }),
  },
  'GET /api/classes/{class}/outside': ({ classId }) => ({ class: classId }),
  'DELETE /api/classes/{class}/blocked/{student}': ({ classId, student }) => ({ class: classId, student }),
  'POST /api/classes/{class}/requests/{student}': ({ classId, student }) => ({
    class: classId,
    student,
    shortName: 'Mia C.',
  }),
  'DELETE /api/classes/{class}/requests/{student}': ({ classId, student }) => ({ class: classId, student }),
  'GET /api/classes/{class}/students': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/unlikely-play': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/events': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/insight': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/slips/{operation}/{slip}': ({ classId }) => ({
    ...{ class: classId, operation: 'addition', slip: 'carry-dropped' },
  }),
  'GET /api/classes/{class}/overview': ({ classId }) => ({ class: classId, operation: 'addition' }),
  'PATCH /api/classes/{class}/students/{student}': ({ classId, student }) => ({
    class: classId,
    student,
    firstName: 'Āwhina',
    lastName: 'Chen',
  }),
  'DELETE /api/classes/{class}/students/{student}/names/{change}': ({ classId, student, change }) => ({
    class: classId,
    student,
    change,
  }),
  'GET /api/classes/{class}/students/{student}/answers': {
    all: ({ classId, student }) => ({ class: classId, student }),
    level: ({ classId, student }) => ({ class: classId, student, operation: 'addition', levelId: '1.2' }),
    set: ({ classId, student, teacher, set }) => ({ class: classId, student, teacher, set }),
  },
  'GET /api/classes/{class}/now': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/hops': ({ classId }) => ({ class: classId }),
  'PUT /api/classes/{class}/hops': ({ classId }) => ({ class: classId, mark: 2000 }),
  'GET /api/classes/{class}/facts': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/students/{student}/facts': ({ classId, student }) => ({ class: classId, student }),
  'GET /api/classes/{class}/students/{student}/fact-tries': ({ classId, student }) => ({
    ...{ class: classId, student, a: '7', b: '8' },
  }),
  'GET /api/classes/{class}/levels': ({ classId }) => ({ class: classId }),
  'GET /api/classes/{class}/students/{student}/levels': ({ classId, student }) => ({ class: classId, student }),
  'GET /api/classes/{class}/students/{student}/progress': ({ classId, student }) => ({
    class: classId,
    student,
    operation: 'addition',
  }),
  'POST /api/classes/{class}/students/{student}/removals': {
    progress: ({ classId, student }) => ({
      class: classId,
      student,
      id: randomUUID(),
      operation: 'addition',
      levelId: '1.2',
    }),
    student: ({ classId, student }) => ({ class: classId, student, id: randomUUID() }),
  },
  'DELETE /api/classes/{class}/students/{student}/removals/{removal}': ({ classId, student, removal }) => ({
    class: classId,
    student,
    removal,
  }),
  'GET /api/classes/{class}/moves-up': ({ classId }) => ({ class: classId }),
  'POST /api/classes/{class}/moves-up': ({ classId, nextClassId, listed }) => ({
    ...{ class: classId, id: randomUUID(), into: nextClassId, students: [listed] },
  }),
  'DELETE /api/classes/{class}/moves-up/{moveUp}': ({ classId, moveUp }) => ({ class: classId, moveUp }),
  'POST /api/classes/{class}/listed-students': ({ classId }) => ({
    class: classId,
    id: randomUUID(),
    students: [
      { firstName: 'Tūī', lastName: 'Rangi' },
      { firstName: 'Ben', lastName: 'Walker' },
    ],
  }),
  'GET /api/classes/{class}/cards': ({ classId }) => ({ class: classId }),
  'POST /api/classes/{class}/cards': ({ classId, listed }) => ({
    class: classId,
    replaced: [{ student: listed, version: 1 }],
  }),
  'DELETE /api/classes/{class}/sessions': ({ classId }) => ({ class: classId }),
  'DELETE /api/classes/{class}/students/{student}/sessions': ({ classId, student }) => ({ class: classId, student }),
  'GET /api/classes/{class}/sign-in': ({ classId }) => ({ class: classId }),
  'PUT /api/classes/{class}/sign-in': {
    open: ({ classId }) => ({ class: classId, isOpen: true }),
    shut: ({ classId }) => ({ class: classId, isOpen: false }),
  },
  'POST /api/classes/{class}/students/{student}/pictures/opening': ({ classId, listed }) => ({
    class: classId,
    student: listed,
  }),
  'GET /api/sign-in': () => ({}),
  'POST /api/card-names': ({ code }) => ({ code }),
  'POST /api/card-sessions': ({ cardKey }) => ({ key: cardKey }),
  'POST /api/picture-sessions': ({ code, listed, cardPictures }) => ({
    ...{ code, student: listed, pictures: cardPictures },
  }),
  'POST /api/card-owners': ({ cardKey }) => ({ key: cardKey }),
  'POST /api/merges': {
    pictures: ({ code, listed, cardPictures }) => ({ code, student: listed, pictures: cardPictures }),
    key: ({ cardKey }) => ({ key: cardKey }),
  },
  'GET /api/classes/{class}/tasks': ({ classId }) => ({ class: classId }),
  'POST /api/classes/{class}/tasks': {
    class: ({ classId }) => ({ class: classId, id: randomUUID(), ...taskSettings }),
    students: ({ classId, student }) => ({
      ...{ class: classId, id: randomUUID(), ...taskSettings, students: [student] },
      ...{ rightAnswers: 10, due: null, begins: '2100-01-01' },
    }),
  },
  'GET /api/classes/{class}/tasks/{task}': ({ classId, task }) => ({ class: classId, task }),
  'PATCH /api/classes/{class}/tasks/{task}': {
    edit: ({ classId, task }) => ({ class: classId, task, title: 'Hops', due: null, revision: 1 }),
    close: ({ classId, task }) => ({ class: classId, task, isClosed: true }),
  },
  'DELETE /api/classes/{class}/tasks/{task}': ({ classId, task }) => ({ class: classId, task }),
  'GET /api/tasks': () => ({}),
  'GET /api/tasks/{task}/sets/{set}': ({ task, set }) => ({ task, set }),
  'GET /api/sets': () => ({}),
  'POST /api/sets': () => ({ id: randomUUID(), ...setContent }),
  'GET /api/sets/{set}': ({ set }) => ({ set }),
  'PUT /api/sets/{set}': ({ set }) => ({ set, ...setContent, title: 'Kūmara', version: 1 }),
  'DELETE /api/sets/{set}': ({ set }) => ({ set }),
  'PUT /api/sets/{set}/link': ({ set }) => ({ set, secret: newLinkSecret() }),
  'DELETE /api/sets/{set}/link': ({ set }) => ({ set }),
  'POST /api/set-copies': ({ linkSecret }) => ({ id: randomUUID(), secret: linkSecret }),
  'POST /api/classes/{class}/worksheets': {
    all: ({ classId }) => ({ class: classId, id: randomUUID(), ...sheetSettings }),
    each: ({ classId }) => ({ class: classId, id: randomUUID(), ...sheetSettings, isForEach: true }),
    set: ({ classId, set, teacherAccount }) => ({
      ...{ class: classId, id: randomUUID(), ...sheetSettings },
      content: { kind: 'parts', parts: [{ kind: 'set', set: { teacher: teacherAccount, id: set, version: 1 } }] },
    }),
  },
  'GET /api/classes/{class}/sets/{set}': ({ classId, set, teacherAccount }) => ({
    ...{ class: classId, set, teacher: teacherAccount, version: '1' },
  }),
  'GET /api/classes/{class}/worksheets': ({ classId }) => ({ class: classId }),
  'GET /api/worksheets/{code}': ({ sheetCode }) => ({ code: sheetCode }),
  'GET /api/classes/{class}/sheets/{code}': ({ classId, sheetCode }) => ({ class: classId, code: sheetCode }),
  'PUT /api/classes/{class}/students/{student}/sheets/{code}': ({ classId, student, sheetCode, sheetDay }) => ({
    ...{ class: classId, student, code: sheetCode, day: sheetDay, marks: sheetMarks },
  }),
  'GET /api/memberships': () => ({}),
  'POST /api/memberships': ({ code }) => ({ code }),
  'DELETE /api/memberships/{class}': ({ classId }) => ({ class: classId }),
  'GET /api/progress': () => ({}),
  'GET /api/practice': () => ({}),
  // Every student may turn on the timer first. An answer would not fit each account, because the questions differ.
  'POST /api/rounds/{round}/moves': ({ roundId }) => ({
    round: roundId,
    operation: 'timestable',
    levelId: '1.1',
    rules: currentRules.version,
    moves: [{ kind: 'timer', number: 1, at: 0, on: true }],
  }),
  'POST /api/rounds/missing': ({ roundId }) => ({ rounds: [{ round: roundId, lastMove: 1 }] }),
  'PUT /api/devices/{device}': () => ({ device: randomUUID(), setAside: 2 }),
}

interface EndpointSample {
  readonly key: Key
  readonly argsIn: (scene: Scene) => Record<string, unknown>
}

/** The samples of all endpoints with their titles, for tests that call each endpoint. */
export const samples = (Object.keys(sampleArgs) as Key[]).flatMap((key) => {
  const forms: Sample<Key> | Readonly<Record<string, Sample<Key>>> = sampleArgs[key]
  if (typeof forms === 'function') return [titled(key, key, forms)]
  return Object.entries(forms).map(([form, argsIn]) => titled(`${key}, ${form}`, key, argsIn))
})

function titled(title: string, key: Key, argsIn: Sample<Key>): readonly [string, EndpointSample] {
  return [title, { key, argsIn: (scene) => argsIn(scene) as Record<string, unknown> }]
}

/** Returns the day 30 days after another one. */
export function monthAfter(day: string): string {
  return new Date(Date.parse(day) + 30 * 24 * 3600_000).toISOString().slice(0, 10)
}
