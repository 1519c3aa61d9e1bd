/** Parse Server on PostgreSQL, as a team would start it: `DATABASE_URL=… PORT=… node server.mjs`. Prints "ready". */
import express from 'express'
import { ParseServer } from 'parse-server'

const { DATABASE_URL: databaseURI, PORT: port } = process.env
const options = { appId: 'bench', masterKey: 'bench', serverURL: `http://localhost:${port}/parse`, silent: true }
const parse = new ParseServer({ databaseURI, ...options, allowClientClassCreation: true })
await parse.start()
const app = express()
app.use('/parse', parse.app)
app.listen(Number(port), '127.0.0.1', () => console.log('ready'))
