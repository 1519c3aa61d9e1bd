import { type Kysely, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'

/** The content of a version. `problems` is JSON. */
export interface SetContent {
  readonly title: string
  readonly problemCount: number
  readonly problems: string
}

/** A set in the list of its teacher. */
export interface ListedSet {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly problemCount: number
  /** Whether a link gives other teachers a copy. */
  readonly isShared: boolean
  readonly changedAt: number
}

export interface StoredSet extends ListedSet {
  readonly problems: string
}

export type Sets = ReturnType<typeof createSets>

/** Sets of own problems. A set belongs to one teacher, so every statement but the search by link names the teacher. */
export function createSets(db: Kysely<Tables>, clock: Clock) {
  const newest = () =>
    db
      .selectFrom('sets')
      .innerJoin('set_versions', (join) =>
        join
          .onRef('set_versions.teacher_id', '=', 'sets.teacher_id')
          .onRef('set_versions.set_id', '=', 'sets.id')
          .onRef('set_versions.version', '=', 'sets.version'),
      )
      .where('sets.deleted_at', 'is', null)
      .select(['sets.id', 'sets.version', 'link_hash', 'changed_at', 'title', 'problem_count'])
  const ofTeacher = prepared((given: { teacherId: string }) =>
    newest().where('sets.teacher_id', '=', given.teacherId).orderBy('sets.changed_at', 'desc').orderBy('sets.id'),
  )
  const byId = prepared((given: { teacherId: string; id: string }) =>
    newest().where('sets.teacher_id', '=', given.teacherId).where('sets.id', '=', given.id).select('problems'),
  )
  const byLink = prepared((given: { hash: string }) =>
    newest().where('sets.link_hash', '=', given.hash).select('problems').limit(2),
  )
  const version = prepared((given: { teacherId: string; id: string; version: number }) =>
    db
      .selectFrom('set_versions')
      .where('teacher_id', '=', given.teacherId)
      .where('set_id', '=', given.id)
      .where('version', '=', given.version)
      .select(['title', 'problem_count as problemCount', 'problems']),
  )
  const ownRow = (teacherId: string, id: string) =>
    db.updateTable('sets').where('teacher_id', '=', teacherId).where('id', '=', id).where('deleted_at', 'is', null)

  return {
    /** Returns the sets of a teacher, those changed last first. */
    async listOf(teacherId: string): Promise<ListedSet[]> {
      return (await ofTeacher(db, { teacherId })).map(listedSet)
    },

    async countOf(teacherId: string): Promise<number> {
      const { count } = await db
        .selectFrom('sets')
        .where('teacher_id', '=', teacherId)
        .where('deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Returns the newest version of a set that is not deleted. */
    async select(teacherId: string, id: string): Promise<StoredSet | null> {
      const [row] = await byId(db, { teacherId, id })
      return row ? { ...listedSet(row), problems: row.problems } : null
    },

    /** Returns the set to which a link leads. A link that two sets were given at the same moment leads nowhere. */
    async selectByLink(hash: string): Promise<StoredSet | null> {
      const [row, other] = await byLink(db, { hash })
      return row && !other ? { ...listedSet(row), problems: row.problems } : null
    },

    /** Returns a version, also of a deleted set. */
    async selectVersion(teacherId: string, id: string, of: number): Promise<SetContent | null> {
      const [row] = await version(db, { teacherId, id, version: of })
      return row ?? null
    },

    /** Stores a set with its first version. Does nothing if the teacher has or had a set with its id. */
    create(teacherId: string, id: string, content: SetContent): Promise<void> {
      const now = clock()
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('sets')
          .values({ teacher_id: teacherId, id, version: 1, created_at: now, changed_at: now })
          .onConflict((conflict) => conflict.columns(['teacher_id', 'id']).doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows)
          await trx
            .insertInto('set_versions')
            .values(versionRow(teacherId, id, 1, content, now))
            .execute()
      })
    },

    /** Adds a version to a set that still has the version `after`. Returns whether it has added it. */
    addVersion(teacherId: string, id: string, after: number, content: SetContent): Promise<boolean> {
      const now = clock()
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('sets')
          .set({ version: after + 1, changed_at: now })
          .where('teacher_id', '=', teacherId)
          .where('id', '=', id)
          .where('version', '=', after)
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await trx
          .insertInto('set_versions')
          .values(versionRow(teacherId, id, after + 1, content, now))
          .execute()
        return true
      })
    },

    /** Returns whether a set other than this one has a link. */
    async isLinkTaken(teacherId: string, id: string, hash: string): Promise<boolean> {
      const rows = await db.selectFrom('sets').where('link_hash', '=', hash).select(['teacher_id', 'id']).execute()
      return rows.some((row) => row.teacher_id !== teacherId || row.id !== id)
    },

    /** Gives a set a link, or none. A new link ends the former one. Returns whether the teacher has the set. */
    async setLink(teacherId: string, id: string, hash: string | null): Promise<boolean> {
      const { numUpdatedRows } = await ownRow(teacherId, id).set({ link_hash: hash }).executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Deletes a set from the list, with its link. Its versions stay for tasks. Returns whether the teacher had it. */
    async delete(teacherId: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sets')
        .where('teacher_id', '=', teacherId)
        .where('id', '=', id)
        .set({ link_hash: null, deleted_at: sql`coalesce(deleted_at, ${clock()})` })
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}

interface ListedRow {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly problem_count: number
  readonly link_hash: string | null
  readonly changed_at: number
}

function listedSet({ id, version, title, problem_count, link_hash, changed_at }: ListedRow): ListedSet {
  return { id, version, title, problemCount: problem_count, isShared: link_hash !== null, changedAt: changed_at }
}

function versionRow(teacherId: string, id: string, version: number, content: SetContent, now: number) {
  return {
    teacher_id: teacherId,
    set_id: id,
    version,
    title: content.title,
    problem_count: content.problemCount,
    made_at: now,
    problems: content.problems,
  }
}
