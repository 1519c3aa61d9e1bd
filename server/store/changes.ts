import type { Kysely } from 'kysely'
import type { Operation } from '#maths'
import type { Channel, ClassChange } from './engines/channel.ts'
import type { Tables } from './schema.ts'
import { inChunks } from './statements/chunks.ts'

/** Milliseconds for which changes are grouped before they are announced. */
const groupingTime = 250
/** Milliseconds between two announcements of play in a class to the pages of this process. */
const playInterval = 1000

/** Announces a change. The other nouns call it after the commit. */
export interface Announce {
  /** Announces a change of a student's records in an operation, or of their name (null), to all their classes. */
  ofStudent(studentId: string, operation: Operation | null): void
  /** Announces to all classes of a student that the student has made a move. */
  ofPlay(studentId: string): void
  /** Announces a change of the class itself, or of its list of students. */
  ofClass(classId: string): void
}

/**
 * Milliseconds over which to spread the pages that must read everything again, so that they do not all come at once.
 */
const spreadOver = 1500

type Listener = (change: ClassChange) => void

/** A change of a student: in the records of an operation, in the name (null), or a move. */
type StudentChange = Operation | null | 'play'

/** Hints for pages that show a class. A hint may be missed; the database is always right. */
export type Changes = Pick<ReturnType<typeof createChanges>, 'subscribe'>

/**
 * Announces changes of classes after the commit, many at once, and never within the saving transaction. PostgreSQL
 * commits transactions that notify one after another (docs/decisions/007-live-changes.md).
 */
export function createChanges(db: Kysely<Tables>, channel: Channel) {
  const listeners = new Map<string, Set<Listener>>()
  const students = new Map<string, Set<StudentChange>>()
  const classes = new Set<string>()
  /** The classes whose play was announced within the interval, and whether there was more since. */
  const playing = new Map<string, { hasMore: boolean }>()
  let timer: NodeJS.Timeout | undefined

  const notify = (change: ClassChange) => {
    for (const listener of listeners.get(change.classId) ?? []) {
      // A listener that throws must not keep the others from being called.
      try {
        listener(change)
      } catch {}
    }
  }
  const notifyPlay = (change: ClassChange) => {
    const { classId } = change
    if (!listeners.has(classId)) return
    const before = playing.get(classId)
    if (before) {
      before.hasMore = true
      return
    }
    const announced = { hasMore: false }
    playing.set(classId, announced)
    setTimeout(() => {
      playing.delete(classId)
      if (announced.hasMore) notifyPlay(change)
    }, playInterval).unref()
    notify(change)
  }
  const receive = (change: ClassChange) => (change.kind === 'play' ? notifyPlay(change) : notify(change))
  const notifyAll = () => {
    for (const classId of listeners.keys())
      setTimeout(() => notify(ofClass(classId)), Math.random() * spreadOver).unref()
  }

  const flushLater = () => {
    timer ??= setTimeout(() => void flush(), groupingTime).unref()
  }

  /** Drops a change that cannot be sent, because a page that shows a class also reads it again by itself. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const changed = new Map(students)
    const ofClasses = [...classes].map(ofClass)
    students.clear()
    classes.clear()
    if (channel.isLocal && listeners.size === 0) return
    try {
      const ofStudents = await changesOf(changed)
      if (ofClasses.length + ofStudents.length > 0) await channel.send([...ofClasses, ...ofStudents])
    } catch {}
  }

  async function changesOf(changed: ReadonlyMap<string, ReadonlySet<StudentChange>>): Promise<ClassChange[]> {
    const changesByClass = new Map<string, Set<StudentChange>>()
    for (const ids of inChunks([...changed.keys()])) {
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('classrooms', 'classrooms.id', 'memberships.class_id')
        .where('student_id', 'in', ids)
        // The pages of an archived class show nothing that happens now.
        .where('classrooms.archived_at', 'is', null)
        .select(['student_id', 'class_id'])
        .execute()
      for (const { student_id, class_id } of rows) {
        const changes = changesByClass.get(class_id) ?? new Set()
        for (const change of changed.get(student_id) ?? []) changes.add(change)
        changesByClass.set(class_id, changes)
      }
    }
    return [...changesByClass].flatMap(([classId, changes]) =>
      [...changes].map((change) => changeInClass(classId, change)),
    )
  }

  const addChange = (studentId: string, change: StudentChange) => {
    students.set(studentId, (students.get(studentId) ?? new Set()).add(change))
    flushLater()
  }

  const announce: Announce = {
    ofStudent: addChange,
    ofPlay: (studentId) => addChange(studentId, 'play'),
    ofClass(classId) {
      classes.add(classId)
      flushLater()
    },
  }
  /**
   * Subscribes a listener to a class and returns the function that unsubscribes it. The listener is called with each
   * change of the class, through whichever process, and at most once a second with play. It is called with a change of
   * records without an operation when a change may have been missed.
   */
  const subscribe = (classId: string, listener: Listener): (() => void) => {
    channel.open(receive, notifyAll)
    // The listener is wrapped, so that the same function may subscribe twice.
    const own: Listener = (change) => listener(change)
    const all = listeners.get(classId) ?? new Set()
    listeners.set(classId, all.add(own))
    return () => {
      all.delete(own)
      if (all.size === 0 && listeners.get(classId) === all) listeners.delete(classId)
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

/** Returns a change of the class itself, or of anything in it. */
const ofClass = (classId: string): ClassChange => ({ classId, kind: 'records', operation: null })

function changeInClass(classId: string, change: StudentChange): ClassChange {
  return change === 'play' ? { classId, kind: 'play', operation: null } : { ...ofClass(classId), operation: change }
}
