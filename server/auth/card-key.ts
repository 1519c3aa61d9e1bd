/** The key of the class cards: a setting, or a file beside a SQLite database (docs/operations.md, "Class cards"). */
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Config, ConfigError, shortestCardKey } from '../config.ts'

/** Returns the key, or null if class cards are off. Creates the file if it is missing. */
export function openCardKey({ classCards }: Pick<Config, 'classCards'>): string | null {
  if ('off' in classCards) return null
  return 'key' in classCards ? classCards.key : keyIn(classCards.file)
}

function keyIn(file: string): string {
  if (!existsSync(file)) create(file)
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < shortestCardKey)
    throw new ConfigError(
      `${resolve(file)}: must have ${shortestCardKey} characters or more. Restore it, or set CARD_KEY.`,
    )
  return key
}

/** Writes a whole file or none. Of two processes that start at once, both read the file of the first. */
function create(file: string): void {
  const draft = `${file}-${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
}
