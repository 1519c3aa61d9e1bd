/** `npm run distribute -- <host:port> …`: spreads a PostgreSQL database over workers. Needs no installed package. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await prepare(root, ['install', 'server'])
await import(pathToFileURL(join(root, 'dist/server/distribute.js')).href)
