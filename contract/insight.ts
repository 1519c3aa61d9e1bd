/** Insight: what the rounds of a class say, for its teacher (docs/product/teacher-screens.md, "Insight"). */
import { z } from 'zod'
import { classroom, ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { accountId, day, id, levelId, operation, plainText } from './fields.ts'
import { question } from './questions.ts'
import { answer } from './rounds.ts'

const week = z
  .object({
    /** The first day. */
    monday: day,
    /** The answers of each day from Monday on. This week ends with today. */
    answersByDay: z.array(z.int()),
    /** The students who answered, up to today's weekday like the numbers that follow. */
    practised: z.int(),
    answers: z.int(),
    /** Minutes of work. */
    minutes: z.int(),
    /** Levels that were completed. */
    completed: z.int(),
  })
  .meta({ id: 'Week' })

/** A student who has not practised for ten days or longer. `last` is the last day of practice, if there is one. */
const unseen = z.object({ student: accountId, last: day.nullable(), days: z.int() }).meta({ id: 'UnseenStudent' })

/** The name of a known wrong method (docs/product/slips.md, "Rules"). */
const slipId = z.string().meta({ id: 'SlipId', description: 'The name of a known wrong method' })

/** Students with whom to sit: those who share a slip, or those who are stuck on a level. */
const group = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('slip'),
      operation,
      slip: slipId,
      /** The student who shows it most often first. */
      students: z.array(accountId),
      /** The answers that show it, and the levels of these answers. */
      times: z.int(),
      levels: z.array(levelId),
      /** One or two levels in which the group practises. */
      practice: z.array(z.object({ operation, levelId })),
    }),
    z.object({
      kind: z.literal('stuck'),
      operation,
      levelId,
      students: z.array(accountId),
      /** The longest of their best streaks. */
      streak: z.int(),
    }),
  ])
  .meta({ id: 'InsightGroup' })
export type InsightGroup = z.infer<typeof group>

/** The first group of a class in numbers, without the names that its page of Insight has. */
const finding = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('slip'), operation, slip: slipId, levels: z.array(levelId), students: z.int() }),
    z.object({ kind: z.literal('stuck'), operation, levelId, students: z.int() }),
  ])
  .meta({ id: 'InsightFinding' })

/** The findings that My Classes shows for a class. `first` is null without a group, and `groups` counts it too. */
const findings = z.object({ first: finding.nullable(), groups: z.int(), ready: z.int() }).meta({ id: 'ClassFindings' })
export type ClassFindings = z.infer<typeof findings>

/** A student who has completed a stage with ease. `right` of the last `of` first answers in its levels are right. */
const ready = z
  .object({
    student: accountId,
    operation,
    stage: z.string(),
    lastLevel: levelId,
    nextLevel: levelId,
    right: z.int(),
    of: z.int(),
  })
  .meta({ id: 'ReadyStudent' })

/** The name by which class views show a student. */
export const namedStudent = z.object({ id: accountId, shortName: z.string() }).meta({ id: 'NamedStudent' })

/** A student for whom a slip counts. */
const follower = namedStudent
  .extend({
    /** The answers that show the slip, and the questions that could. */
    times: z.int(),
    of: z.int(),
    /** The levels of these answers. */
    levels: z.array(levelId),
    /** The last ten questions that could show it, the newest last. */
    tries: z.array(z.enum(['right', 'slip', 'missed'])),
    /** The day and the level of the last answer that shows it. */
    lastDay: day,
    lastLevel: levelId,
    /** The last three answers that show it, the newest first. */
    answers: z.array(z.object({ question, answer })),
  })
  .meta({ id: 'SlipFollower' })
export type SlipFollower = z.infer<typeof follower>

export const insightEndpoints = {
  'GET /api/insight': {
    operationId: 'countInsight',
    tag: 'Insight',
    summary: 'In each class, the first group to sit with, and how many groups and students ready to go on there are',
    description: 'Of the first six classes in the list of the teacher, without archived ones.',
    who: 'teacher',
    /** By the id of the class. */
    output: z.object({ classes: z.record(id, findings) }),
    tagged: true,
  },
  'GET /api/classes/{class}/insight': {
    operationId: 'getInsight',
    logs: 'classOpened',
    tag: 'Insight',
    summary: 'Whom to sit with and about what, who is ready to go on, and who practised',
    description: 'Days are days of play, not of arrival. Groups and readiness follow from the last 14 days.',
    who: 'reads',
    params: ofClass,
    output: z.object({
      classroom,
      students: z.array(namedStudent),
      today: day,
      thisWeek: week,
      lastWeek: week,
      /** The most important first. Those who are stuck come last. */
      groups: z.array(group),
      ready: z.array(ready),
      unseen: z.array(unseen),
    }),
    tagged: true,
  },
  'GET /api/classes/{class}/slips/{operation}/{slip}': {
    operationId: 'getSlipGroup',
    logs: 'classOpened',
    tag: 'Insight',
    summary: 'The students of a class for whom a slip counts, with their last answers',
    description: 'From the last 14 days. The student who shows it most often comes first.',
    who: 'reads',
    params: ofClass.extend({ operation: plainText(20), slip: plainText(40) }),
    output: z.object({
      classroom,
      today: day,
      students: z.array(follower),
    }),
    problems: ['notFound'],
  },
} as const satisfies Endpoints
