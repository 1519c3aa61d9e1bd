import { createServer } from 'node:net'

/**
 * Returns one line if another program has the port of the app, otherwise null. The server says the same, but only after
 * minutes of installing, building or filling a school. A wrong setting is left to the server.
 * @param {{ PORT?: string | undefined, HOST?: string | undefined }} env
 * @returns {Promise<string | null>}
 */
export function portComplaint({ PORT, HOST }) {
  const port = Number(PORT || 3000)
  const inUse = `Port ${port} is in use. Stop what runs there, or set PORT to another number.`
  if (!Number.isInteger(port) || port < 1 || port > 65535) return Promise.resolve(null)
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE' ? inUse : null))
    server.listen(port, HOST || '127.0.0.1', () => server.close(() => resolve(null)))
  })
}
