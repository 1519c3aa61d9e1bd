/**
 * `npm run dev`: Vite's server in front, for the pages with hot reload, and the app's server behind it, started again
 * whenever a source of it changes. People and sign-in know the address in front only.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tooOld } from './prepare/node-floor.mjs'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const complaint = tooOld(process.versions.node)
if (complaint) throw new Error(complaint)
await prepare(root, ['tools'])

const port = Number(process.env.PORT || 3000)
const behind = port + 1
const address = `http://localhost:${port}`
process.env.API_URL = `http://127.0.0.1:${behind}`

const { createServer } = await import('vite')
const vite = await createServer({
  configFile: `${root}/web/vite.config.ts`,
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
  },
})
await vite.listen()

const server = spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: String(behind), PUBLIC_URL: address },
})
server.once('exit', () => stop())
process.once('SIGINT', stop).once('SIGTERM', stop)

async function stop() {
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}
