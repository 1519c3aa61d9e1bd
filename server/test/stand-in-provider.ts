/**
 * The stand-in for Google in its own process. Its settings are the environment variables PORT, CLIENT_ID, CLIENT_SECRET
 * and REDIRECT_URI. It prints "ready" when it listens.
 */
import { startStandIn } from './stand-in.ts'

const { PORT = '', CLIENT_ID = '', CLIENT_SECRET = '', REDIRECT_URI = '' } = process.env
const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri: REDIRECT_URI }
await startStandIn({ ...client, port: Number(PORT) })
console.log('ready')
