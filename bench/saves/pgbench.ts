import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const upsert = `\\set id random(1, 100000)
insert into bench_upserts (id, streak, updated_at) values (:id, 1, 1)
on conflict (id) do update set streak = bench_upserts.streak + 1, updated_at = bench_upserts.updated_at + 1;
`

/** Returns the prepared single-row upserts of pgbench per second. Each upsert is a transaction. */
export async function upsertsPerSecond(databaseUrl: string, clients: number, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-pgbench-'))
  try {
    const script = join(folder, 'upsert.sql')
    writeFileSync(script, upsert)
    const table = 'create table if not exists bench_upserts (id bigint primary key, streak int, updated_at bigint)'
    await run('psql', ['--quiet', '--command', `set client_min_messages = warning; ${table}`, databaseUrl])
    const counts = ['--client', String(clients), '--jobs', '2', '--time', String(seconds)]
    const { stdout } = await run('pgbench', [
      '--no-vacuum',
      '--protocol=prepared',
      ...counts,
      '--file',
      script,
      databaseUrl,
    ])
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!rate) throw new Error(`pgbench printed no rate: ${stdout}`)
    return Number(rate)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
