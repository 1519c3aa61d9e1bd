/** Counts the answers that the server has refused, for the student's dashboard and for the teacher. */

import { deviceDatabase } from '../device-database.ts'
import { readReport, writeReport } from '../set-aside/count.ts'
import { reportSetAside } from './devices.ts'
import { nextReport } from './report.ts'

/** Counts an account's refused answers on this device, and reports the number where the server needs to know. */
export async function reportAnswers(account: string, count = countAnswers, send = reportSetAside): Promise<void> {
  const counted = await count(account)
  // The report is read after the count, so that two reports at the same time have the same id of this device.
  const { report, isToSend } = nextReport(readReport(account), counted, Date.now())
  if (!report) return
  writeReport(account, report)
  if (!isToSend) return
  const { device, answers } = report
  await send({ device, setAside: answers })
  writeReport(account, answers === 0 ? null : { ...report, reported: { answers, at: Date.now() } })
}

/** Counts the answers of the rounds that were set aside, and deletes the marks of those that were sent since. */
async function countAnswers(account: string): Promise<number> {
  const transaction = (await deviceDatabase()).transaction(['aside', 'moves'], 'readwrite')
  const aside = transaction.objectStore('aside')
  let answers = 0
  for (const key of await aside.getAllKeys(IDBKeyRange.bound([account], [account, []]))) {
    const moves = await transaction.objectStore('moves').getAll(IDBKeyRange.bound([...key, 1], [...key, []]))
    answers += moves.filter(({ kind }) => kind === 'answer').length
    if (moves.length === 0) await aside.delete(key)
  }
  return answers
}
