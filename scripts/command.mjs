/** `npm run backup`, `restore` and more: runs a command of the operator. Needs no installed package. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

/** The app may run while these commands do, and a backup comes before an upgrade. So they keep an older build. */
const beside = ['accounts', 'backup', 'rebuild']

const root = fileURLToPath(new URL('..', import.meta.url))
// The command reads its own arguments from the third one on.
const [name = ''] = process.argv.splice(2, 1)
const command = join(root, 'dist/server', `${name}.js`)
if (!beside.includes(name) || !existsSync(command)) await prepare(root, ['install', 'server'])
await import(pathToFileURL(command).href)
