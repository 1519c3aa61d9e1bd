import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { runChild } from '../../server/test/child.ts'
import { portComplaint } from './port.mjs'

let port = ''
beforeEach(async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  port = String((other.address() as AddressInfo).port)
  onTestFinished(() => void other.close())
})

test.each(['start', 'demo'])('npm run %s ends with one line before any work when its port is in use', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-port-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const data = join(folder, 'data')
  const child = runChild(`scripts/${name}.mjs`, { PORT: port, DATA_DIR: data })
  expect(await child.ended).toBe(1)
  expect(child.stderr()).toBe(`Port ${port} is in use. Stop what runs there, or set PORT to another number.\n`)
  expect(child.stdout()).toBe('')
  expect(existsSync(data)).toBe(false)
})

test('a free port and a wrong setting are left to the server', async () => {
  expect(await portComplaint({ PORT: port, HOST: '::1' })).toBeNull()
  expect(await portComplaint({ PORT: 'x' })).toBeNull()
})
