import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtServer } from './app-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Pieces of code of the built server, each with the code that replaces it. */
export type Fault = readonly (readonly [code: string, faulty: string])[]

export interface FaultyServer {
  /** Its folder. */
  readonly folder: string
  remove(): void
}

/**
 * Copies the built server and puts a fault into the copy.
 *
 * @throws if a piece of code is not found exactly once
 */
export function makeFaultyServer(fault: Fault): FaultyServer {
  // The packages are found from a folder of the project only.
  const folder = mkdtempSync(join(root, 'dist/faulty-server-'))
  cpSync(join(root, builtServer), folder, { recursive: true, filter: (path) => !path.endsWith('.map') })
  const remove = () => rmSync(folder, { recursive: true })
  try {
    for (const [code, faulty] of fault) replaceIn(folder, code, faulty)
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}

function replaceIn(folder: string, code: string, faulty: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name))
  const paths = names.map((name) => join(folder, name)).filter((path) => readFileSync(path, 'utf8').includes(code))
  const [path = ''] = paths
  const parts = paths.length === 1 ? readFileSync(path, 'utf8').split(code) : []
  if (parts.length !== 2) throw new Error(`The built server does not have this code exactly once: ${code}`)
  writeFileSync(path, parts.join(faulty))
}
