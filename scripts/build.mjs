/** `npm run build`: both builds, whether needed or not. */
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await prepare(root, ['web', 'server'], { force: true })
