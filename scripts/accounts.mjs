/** `npm run accounts -- <command>`: accounts, invitations and owners of classes. Needs no installed package. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = join(root, 'dist/server/accounts.js')
// The app may be running: its packages and its build stay as they are.
if (!existsSync(command)) await prepare(root, ['install', 'server'])
await import(pathToFileURL(command).href)
