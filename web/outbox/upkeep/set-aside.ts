/** Counts the answers that the server has refused, for the student's dashboard and for the teacher. */

import { deviceDatabase } from '../device-database.ts'
import { readReport, writeReport } from '../set-aside/count.ts'
import { reportSetAside } from './devices.ts'
import { nextReport } from './report.ts'

/** Counts an account's refused answers on this device, and reports the number where the server needs to know. */
export async function reportAnswers(account: string): Promise<void> {
  const { report, isToSend } = nextReport(readReport(account), await countAnswers(account), Date.now())
  if (!report) return
  writeReport(account, report)
  if (!isToSend) return
  const { device, answers } = report
  await reportSetAside({ device, setAside: answers })
  writeReport(account, answers === 0 ? null : { ...report, told: { answers, at: Date.now() } })
}

async function countAnswers(account: string): Promise<number> {
  const transaction = (await deviceDatabase()).transaction(['aside', 'moves'])
  const rounds = await transaction.objectStore('aside').getAllKeys(IDBKeyRange.bound([account], [account, []]))
  const moves = await Promise.all(
    rounds.map((key) => transaction.objectStore('moves').getAll(IDBKeyRange.bound([...key, 1], [...key, []]))),
  )
  return moves.flat().filter(({ kind }) => kind === 'answer').length
}
