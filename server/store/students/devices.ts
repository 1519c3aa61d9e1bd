import type { Kysely } from 'kysely'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { prepared } from '../statements/prepared.ts'

/** Milliseconds after which a report no longer counts: the device is lost, or was never one. */
export const reportLasts = 30 * 24 * 3600_000

/** The most devices of a student that are stored. A further one replaces the one that has not reported for longest. */
export const devicesOfStudent = 8

export function createDevices(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  const inClass = prepared((given: { classId: string; oldest: number }) =>
    db
      .selectFrom('device_reports')
      .where('student_id', 'in', (sub) =>
        sub.selectFrom('memberships').select('student_id').where('class_id', '=', given.classId),
      )
      .where('reported_at', '>=', given.oldest)
      .groupBy('student_id')
      .select((row) => ['student_id', row.fn.sum<number>('set_aside').as('answers')]),
  )

  return {
    /** Returns the number of the last stored move of each round that exists, by the id of the round. */
    async lastMoves(studentId: string, roundIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const lastMoves = new Map<string, number>()
      for (const ids of inChunks(roundIds)) {
        const rows = await db
          .selectFrom('rounds')
          .where('student_id', '=', studentId)
          .where('round_id', 'in', ids)
          .select(['round_id', 'last_move'])
          .execute()
        for (const { round_id, last_move } of rows) lastMoves.set(round_id, last_move)
      }
      return lastMoves
    },

    /** Stores how many refused answers a device keeps, in place of its last report. A report of 0 deletes it. */
    async report(studentId: string, deviceId: string, setAside: number): Promise<void> {
      const ofStudent = db.deleteFrom('device_reports').where('student_id', '=', studentId)
      if (setAside === 0) {
        await ofStudent.where('device_id', '=', deviceId).execute()
      } else {
        const report = { set_aside: setAside, reported_at: clock() }
        await db
          .insertInto('device_reports')
          .values({ student_id: studentId, device_id: deviceId, ...report })
          .onConflict((conflict) => conflict.columns(['student_id', 'device_id']).doUpdateSet(report))
          .execute()
        const others = await db
          .selectFrom('device_reports')
          .where('student_id', '=', studentId)
          .where('device_id', '!=', deviceId)
          .orderBy('reported_at', 'desc')
          .select('device_id')
          .execute()
        const dropped = others.slice(devicesOfStudent - 1).map(({ device_id }) => device_id)
        if (dropped.length > 0) await ofStudent.where('device_id', 'in', dropped).execute()
      }
      announce.ofStudent(studentId, null)
    },

    /** Returns the number of refused answers on the devices of each student of a class who has some, by student id. */
    async setAsideInClass(classId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await inClass(db, { classId, oldest: clock() - reportLasts })
      return new Map(rows.map(({ student_id, answers }) => [student_id, answers]))
    },
  }
}
