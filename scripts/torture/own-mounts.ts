import { readlinkSync } from 'node:fs'
import { run } from '../prepare/run.mjs'

/**
 * Returns whether this process has its own mounts, which end with it. Other programs, such as browsers, copy the mounts
 * of all processes. Such a copy would prevent a disk without power from being mounted again.
 */
export function hasOwnMounts(): boolean {
  return mountsOf('self') !== mountsOf(process.ppid)
}

function mountsOf(process: 'self' | number): string {
  try {
    return readlinkSync(`/proc/${process}/ns/mnt`)
  } catch {
    throw new Error('Power cuts need Linux and root.')
  }
}

/** Runs this program again with its own mounts. Returns its exit code. */
export async function runWithOwnMounts(): Promise<number> {
  const command = ['unshare', '--mount', process.execPath, ...process.execArgv, ...process.argv.slice(1)] as const
  try {
    await run(command, { cwd: process.cwd() })
    return 0
  } catch {
    return 1
  }
}
