/** `npm start`: installs and builds when needed, then runs the server in this process. Needs no package to begin with. */

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tooOld } from './prepare/node-floor.mjs'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const complaint = tooOld(process.versions.node)
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
