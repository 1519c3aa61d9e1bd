/** `npm run backup`: writes a checked backup of the database. Needs no installed package. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = join(root, 'dist/server/backup.js')
// A backup comes before an upgrade, so it does not replace the packages and the build of a running app.
if (!existsSync(command)) await prepare(root, ['install', 'server'])
await import(pathToFileURL(command).href)
