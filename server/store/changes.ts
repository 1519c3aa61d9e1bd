import type { Kysely } from 'kysely'
import type { Operation } from '#maths'
import type { Channel, ClassChange } from './engines/channel.ts'
import type { Tables } from './schema.ts'
import { inChunks } from './statements/chunks.ts'

/** Milliseconds for which changes are grouped before they are announced. */
const groupingTime = 250

/** Announces a change. The other nouns call it after the commit. */
export interface Announce {
  /** Announces a change of a student's records in an operation, or of their name (null), to all their classes. */
  ofStudent(studentId: string, operation: Operation | null): void
  /** Announces a change of the class itself, or of its list of students. */
  ofClass(classId: string): void
}

/**
 * Milliseconds over which to spread the pages that must read everything again, so that they do not all come at once.
 */
const spreadOver = 1500

type Listener = (operation: Operation | null) => void

/** Hints for pages that show a class. A hint may be missed; the database is always right. */
export type Changes = Pick<ReturnType<typeof createChanges>, 'subscribe'>

/**
 * Announces changes of classes after the commit, many at once, and never within the saving transaction. PostgreSQL
 * commits transactions that notify one after another (docs/decisions/007-live-changes.md).
 */
export function createChanges(db: Kysely<Tables>, channel: Channel) {
  const listeners = new Map<string, Set<Listener>>()
  const students = new Map<string, Set<Operation | null>>()
  const classes = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const notify = ({ classId, operation }: ClassChange) => {
    for (const listener of listeners.get(classId) ?? []) {
      // A listener that throws must not keep the others from being called.
      try {
        listener(operation)
      } catch {}
    }
  }
  const notifyAll = () => {
    for (const classId of listeners.keys())
      setTimeout(() => notify({ classId, operation: null }), Math.random() * spreadOver).unref()
  }

  const flushLater = () => {
    timer ??= setTimeout(() => void flush(), groupingTime).unref()
  }

  /** Drops a change that cannot be sent, because a page that shows a class also reads it again by itself. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const changed = new Map(students)
    const ofClasses = [...classes].map((classId): ClassChange => ({ classId, operation: null }))
    students.clear()
    classes.clear()
    if (channel.isLocal && listeners.size === 0) return
    try {
      const ofStudents = await changesOf(changed)
      if (ofClasses.length + ofStudents.length > 0) await channel.send([...ofClasses, ...ofStudents])
    } catch {}
  }

  async function changesOf(changed: ReadonlyMap<string, ReadonlySet<Operation | null>>): Promise<ClassChange[]> {
    const operationsByClass = new Map<string, Set<Operation | null>>()
    for (const ids of inChunks([...changed.keys()])) {
      const rows = await db
        .selectFrom('memberships')
        .where('student_id', 'in', ids)
        .select(['student_id', 'class_id'])
        .execute()
      for (const { student_id, class_id } of rows) {
        const operations = operationsByClass.get(class_id) ?? new Set()
        for (const operation of changed.get(student_id) ?? []) operations.add(operation)
        operationsByClass.set(class_id, operations)
      }
    }
    return [...operationsByClass].flatMap(([classId, operations]) =>
      [...operations].map((operation) => ({ classId, operation })),
    )
  }

  const announce: Announce = {
    ofStudent(studentId, operation) {
      students.set(studentId, (students.get(studentId) ?? new Set()).add(operation))
      flushLater()
    },
    ofClass(classId) {
      classes.add(classId)
      flushLater()
    },
  }
  /**
   * Subscribes a listener to a class and returns the function that unsubscribes it. The listener is called when records
   * of an operation change in the class, through whichever process. It is called with null when the class's name or its
   * list of students changes, or when a change may have been missed.
   */
  const subscribe = (classId: string, listener: Listener): (() => void) => {
    channel.open(notify, notifyAll)
    // The listener is wrapped, so that the same function may subscribe twice.
    const own: Listener = (operation) => listener(operation)
    const ofClass = listeners.get(classId) ?? new Set()
    listeners.set(classId, ofClass.add(own))
    return () => {
      ofClass.delete(own)
      if (ofClass.size === 0 && listeners.get(classId) === ofClass) listeners.delete(classId)
    }
  }
  return {
    announce,
    subscribe,
    async close() {
      await flush()
      await channel.close()
    },
  }
}
