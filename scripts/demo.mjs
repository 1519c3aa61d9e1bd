/** `npm run demo`: fills a school with weeks of play in its own folder, and starts the app like `npm start`. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { portComplaint } from './prepare/port.mjs'
import { prepare } from './prepare/prepare.mjs'
import { run } from './prepare/run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.env.DATA_DIR ||= join(root, 'data/demo')

const complaint = await portComplaint(process.env)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
await prepare(root, ['tools', 'web', 'server'])
try {
  await run([process.execPath, '--import', 'tsx', 'scripts/demo/fill.ts'], { cwd: root })
} catch {
  process.exit(1)
}
await import('./start.mjs')
