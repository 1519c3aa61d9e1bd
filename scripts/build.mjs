/** `npm run build`: builds web and server, even if they are up to date. */
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await prepare(root, ['web', 'server'], { force: true })
