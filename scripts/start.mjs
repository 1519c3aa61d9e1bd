/** `npm start`: installs and builds when needed, then runs the server in this process. Needs no installed package. */

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nodeComplaint } from './prepare/node-version.mjs'
import { portComplaint } from './prepare/port.mjs'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const complaint = nodeComplaint(process.versions.node) ?? (await portComplaint(process.env))
if (complaint) stop(complaint)
await prepare(root).catch((error) => stop(error.message))
const { run } = await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
await run(process.env)

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(line)
  process.exit(1)
}
