/** The parts of tasks and worksheets as the database has them. A new kind of part is a row here. */
import { z } from 'zod'
import { type ContentPart, operations, type SheetContent, type TaskPart } from '#maths'
import { readJson } from '../rounds/stored-round.ts'

/** A schema for each kind of a value. The compiler asks for the row of a new kind. */
type SchemaByKind<Value extends { readonly kind: string }> = {
  readonly [Kind in Value['kind']]: z.ZodType<Extract<Value, { readonly kind: Kind }>>
}

const level = z.object({ operation: z.enum(operations), levelId: z.string() })
const set = z.object({ teacher: z.string(), id: z.string(), version: z.int() })
const levelPart = level.extend({ kind: z.literal('level') })

const taskPartByKind = {
  level: levelPart,
  set: z.object({ kind: z.literal('set'), set, title: z.string(), problemCount: z.int() }),
} satisfies SchemaByKind<TaskPart>

const contentPartByKind = {
  level: levelPart,
  set: z.object({ kind: z.literal('set'), set }),
} satisfies SchemaByKind<ContentPart>

const contentByKind = {
  levels: z.object({ kind: z.literal('levels'), levels: z.array(level) }),
  parts: z.object({ kind: z.literal('parts'), parts: z.array(z.union(Object.values(contentPartByKind))) }),
} satisfies SchemaByKind<SheetContent>

const anyParts = z.array(z.unknown())
const taskPart = z.union(Object.values(taskPartByKind))
const sheetContent = z.union(Object.values(contentByKind))

/** Returns the parts of a row of a task. A newer version may have stored parts of another kind, which are left out. */
export const storedParts = (text: string): TaskPart[] =>
  anyParts.parse(readJson(text)).flatMap((part): TaskPart | never[] => taskPart.safeParse(part).data ?? [])

/** Returns the content of a row of a worksheet. Throws for a kind that only a newer version can show. */
export const storedContent = (text: string): SheetContent => sheetContent.parse(readJson(text))
