/** The query keys of classes. The keys of a class begin with its code, so that one call invalidates all its data. */
import type { Operation } from '#maths'

const all = ['classes'] as const
const ofClass = (code: string) => [...all, code] as const
const ofPlay = (code: string) => [...ofClass(code), 'play'] as const

export const classKeys = {
  all,
  ofClass,
  outside: (classId: string) => [...all, 'outside', classId] as const,
  invitations: [...all, 'invitations'] as const,
  /** The receipts of the teacher, and the numbers for an erasure of a class. */
  erasures: [...all, 'erasures'] as const,
  /** It is not read again with the class, which may be deleted by then. */
  erasureOf: (classId: string) => ['erasure', classId] as const,
  erasure: (code: string) => [...ofClass(code), 'erasure'] as const,
  teachers: (code: string) => [...ofClass(code), 'teachers'] as const,
  unlikelyPlay: (code: string) => ['unlikely-play', code] as const,
  /** The keys that begin with this one are read again while students play, and not after changes of records. */
  ofPlay,
  now: (code: string) => [...ofPlay(code), 'now'] as const,
  hops: (code: string) => [...ofPlay(code), 'hops'] as const,
  tasks: (code: string) => [...ofClass(code), 'tasks'] as const,
  /** The grid of a task shows play that changes no record. */
  task: (code: string, task: string) => [...ofPlay(code), 'task', task] as const,
  worksheets: (code: string) => [...ofClass(code), 'worksheets'] as const,
  /** Not below the class: a change of the class must not read the marks again while they are entered. */
  marks: (code: string, sheet: string) => ['marks', code, sheet] as const,
  students: (code: string) => [...ofClass(code), 'students'] as const,
  movesUp: (code: string) => [...ofClass(code), 'moves-up'] as const,
  cards: (code: string) => [...ofClass(code), 'cards'] as const,
  signIn: (code: string) => [...ofClass(code), 'sign-in'] as const,
  progress: (code: string, operation: Operation, student?: string) =>
    [...ofClass(code), 'progress', operation, ...(student === undefined ? [] : [student])] as const,
  boxes: (code: string, student: string) => [...ofClass(code), 'boxes', student] as const,
  facts: (code: string, student: string) => [...ofClass(code), 'facts', student] as const,
  answers: (code: string, student: string, level: string) => [...ofClass(code), 'answers', student, level] as const,
  insightCounts: [...all, 'insight-counts'] as const,
  /** Not below the class: play changes Insight all the time, and the list of students has no need of each change. */
  insightGroups: (code: string) => ['insight-groups', code] as const,
  insight: (code: string) => [...ofClass(code), 'insight'] as const,
  /** Its key begins with that of Insight, with which it changes. */
  slipGroup: (code: string, operation: string, slip: string) => [...ofClass(code), 'insight', operation, slip] as const,
  overview: (code: string, operation: Operation) => [...ofClass(code), 'overview', operation] as const,
}
