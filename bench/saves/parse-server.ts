import { type ChildProcess, spawn } from 'node:child_process'
import { freshDatabase } from '../../server/store/test/fresh-database.ts'
import { freePort } from '../../server/test/free-port.ts'
import { installPeer } from '../install-peer.ts'
import type { Client } from './load.ts'
import { type BenchServer, cpuOf, inRotation, memoryOf } from './server.ts'

/**
 * Starts Parse Server on a new database and makes users, each with an object that only the user may change.
 */
export async function startParseServer(root: string, postgres: string, users: number): Promise<BenchServer> {
  const folder = await installPeer(root, 'parse-server', ['--omit=optional'])
  const database = await freshDatabase(postgres)
  const port = await freePort()
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database.databaseUrl ?? '', PORT: String(port) }
  const child = spawn(process.execPath, ['server.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  await ready(child)
  const clients: Client[] = []
  for (let i = 1; i <= users; i++) {
    const { objectId, sessionToken } = await post(port, 'users', {
      username: `student${i}`,
      password: 'a long password',
    })
    const ACL = { [String(objectId)]: { read: true, write: true } }
    const made = await post(port, 'classes/Progress', { streak: 0, completed: false, ACL }, String(sessionToken))
    clients.push({ app: 'parse', object: String(made.objectId), session: String(sessionToken) })
  }
  return {
    port,
    nextClients: inRotation(clients),
    cpu: () => cpuOf(child.pid ?? 0),
    memory: () => memoryOf(child.pid ?? 0),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await database.remove()
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Parse Server ended at its start with code ${code}.`)))
    child.stdout?.on('data', (text) => {
      if (String(text).includes('ready')) resolve()
    })
  })
}

async function post(port: number, path: string, body: object, session?: string): Promise<Record<string, unknown>> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Parse-Application-Id': 'bench',
    ...(session && { 'X-Parse-Session-Token': session }),
  }
  const url = `http://127.0.0.1:${port}/parse/${path}`
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 201) throw new Error(`Parse Server replied ${response.status}: ${await response.text()}`)
  return response.json()
}
