/** `npm run backup`: writes a checked backup of the database. Needs no package to begin with. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = join(root, 'dist/server/backup.js')
// A running app keeps its packages and its build: a backup comes before an upgrade, also of the checkout.
if (!existsSync(command)) await prepare(root, ['install', 'server'])
await import(pathToFileURL(command).href)
