/**
 * `npm run dev`: Vite's server with hot reload of the pages, and the app's server behind it. The app's server restarts
 * when one of its sources changes. People and the sign-in use the address of Vite's server only.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { nodeComplaint } from './prepare/node-version.mjs'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const complaint = nodeComplaint(process.versions.node)
if (complaint) throw new Error(complaint)
await prepare(root, ['tools'])

const port = Number(process.env.PORT || 3000)
const serverPort = port + 1
const address = `http://localhost:${port}`
process.env.API_URL = `http://127.0.0.1:${serverPort}`

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
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: address },
})
server.once('exit', () => stop())
process.once('SIGINT', stop).once('SIGTERM', stop)

async function stop() {
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}
