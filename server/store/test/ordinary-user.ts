import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const nobody = 65_534

/** Gives a folder and its files to the user of `asOrdinaryUser`. */
export function giveToOrdinaryUser(folder: string): void {
  if (process.getuid?.() !== 0) return
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) chownSync(path, nobody, nobody)
}

/** Runs a function as a user to whom file modes apply, because root may read and write every file. */
export async function asOrdinaryUser<Result>(run: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return run()
  process.seteuid?.(nobody)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}
