/** `npm run migrate`: migrates PostgreSQL with a role of its own. Needs no installed package. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await prepare(root, ['install', 'server'])
await import(pathToFileURL(join(root, 'dist/server/migrate.js')).href)
