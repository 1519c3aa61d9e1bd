/**
 * The stand-in for Google in a process of its own. Settings by environment: PORT, CLIENT_ID, CLIENT_SECRET,
 * REDIRECT_URI. Prints "ready" when it listens.
 */
import { startStandIn } from './stand-in.ts'

const { PORT = '', CLIENT_ID = '', CLIENT_SECRET = '', REDIRECT_URI = '' } = process.env
const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri: REDIRECT_URI }
await startStandIn({ ...client, port: Number(PORT) })
console.log('ready')
