import type { Kysely } from 'kysely'
import type { Picture } from '#contract'
import type { Announce } from '../changes.ts'
import type { Tables } from '../schema.ts'

export function createPictures(db: Kysely<Tables>, announce: Announce) {
  return {
    /** Stores the picture that a student has chosen, or none, in place of the one before. */
    async choose(studentId: string, picture: Picture | null): Promise<void> {
      await db
        .updateTable('accounts')
        .set({ picture: picture?.name ?? null, picture_colour: picture?.colour ?? null })
        .where('id', '=', studentId)
        .execute()
      announce.ofStudent(studentId, null)
    },
  }
}
