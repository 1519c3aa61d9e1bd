/** Reads dumps of PostgreSQL with its own programs, because no other program can. */
import { spawn } from 'node:child_process'
import { UnusableDatabase } from '../engines/unusable.ts'
import { type Contents, isMigrationTable } from './contents.ts'
import { failureOf, missing } from './postgres-tools.ts'

/**
 * Yields the SQL of a dump, a few lines at a time, with each byte of the dump as one character. Throws
 * `UnusableDatabase` at the end where pg_restore cannot read the whole file.
 */
export async function* linesOfDump(file: string): AsyncGenerator<readonly string[]> {
  const reading = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const failed = failureOf(reading)
  let rest = ''
  for await (const chunk of reading.stdout.setEncoding('latin1')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest) yield [rest]
  const failure = await failed
  if (failure === missing) throw new Error(failure)
  if (failure) throw new UnusableDatabase(`${file} is damaged or is no backup: ${failure}`)
}

/** Reads a whole dump and counts its rows. */
export async function readDump(file: string): Promise<Contents> {
  const { contents, take } = rowCounter()
  for await (const lines of linesOfDump(file)) lines.forEach(take)
  return contents
}

/** Returns contents that `take` fills from the SQL of a dump, line by line. */
function rowCounter() {
  const migrations: string[] = []
  const rows: Record<string, number> = {}
  let table: string | undefined
  let nameAt = 0
  const take = (line: string) => {
    if (table === undefined) {
      const [, name, columns = ''] = /^COPY \w+\.(\w+) \((.*)\) FROM stdin;$/.exec(line) ?? []
      table = name
      nameAt = columns.split(', ').indexOf('name')
      if (name && !isMigrationTable(name)) rows[name] = 0
    } else if (line === '\\.') table = undefined
    else if (table === 'kysely_migration') migrations.push(line.split('\t')[nameAt] ?? '')
    else if (!isMigrationTable(table)) rows[table] = (rows[table] ?? 0) + 1
  }
  return { contents: { migrations, rows }, take }
}
