import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../test/fresh-database.ts'
import { backUp, restore } from './backup.ts'
import { tooOld, withoutPassword } from './postgres-tools.ts'

const server = process.env.TEST_DATABASE_URL
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', 15, null],
  ['pg_dump (PostgreSQL) 17.2', 15, null],
  ['pg_dump (PostgreSQL) 18devel', 17, null],
  ['pg_dump (PostgreSQL) 14.9', 15, 'pg_dump is version 14.9, but the PostgreSQL server is 15.'],
  ['another program', 15, 'pg_dump is version unknown, but the PostgreSQL server is 15.'],
])('a program whose version is "%s" is compared with a server of version %i', (printed, version, complaint) => {
  const found = tooOld('pg_dump', printed, version)
  if (complaint === null) expect(found).toBeNull()
  else expect(found).toBe(`${complaint} Install the client ${version} or newer.`)
})

test('the password of a database is passed in the environment of a program, not in its arguments', () => {
  const hidden = { address: 'postgres://app@db.example.nz:5432/school', env: { PGPASSWORD: 'p@ss' } }
  expect(withoutPassword('postgres://app:p%40ss@db.example.nz:5432/school')).toEqual(hidden)
  const inQuery = 'postgres://app@db.example.nz:5432/school?password=p%40ss'
  expect(withoutPassword(inQuery)).toEqual(hidden)
  expect(withoutPassword(hidden.address)).toEqual({ ...hidden, env: {} })
})

test.skipIf(!server)('a backup or restore without the programs of PostgreSQL fails with one clear line', async () => {
  const database = await freshDatabase(server)
  const backup = join(database.dataDir, 'copy.dump')
  writeFileSync(backup, 'PGDMP')
  const location = { ...database, backupDir: database.dataDir }
  vi.stubEnv('PATH', database.dataDir)
  const missing =
    'pg_dump, pg_restore and psql are needed. Install the client of PostgreSQL (Debian: postgresql-client).'
  await expect(backUp(location, 0)).rejects.toThrow(missing)
  await expect(restore(backup, { ...location, replace: false, at: 0 })).rejects.toThrow(missing)
  await database.remove()
})

test.skipIf(!server)('a program that is older than the server is refused', async () => {
  const database = await freshDatabase(server)
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-old-'))
  const old = join(folder, 'pg_dump')
  writeFileSync(old, '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n')
  chmodSync(old, 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  await expect(backUp({ ...database, backupDir: folder }, 0)).rejects.toThrow('pg_dump is version 9.6.24, but')
  rmSync(folder, { recursive: true })
  await database.remove()
})
