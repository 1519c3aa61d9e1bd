import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cleanup } from './cleanup.ts'
import type { Condition } from './conditions.ts'

/** A file system in a file. Its power can be cut. */
export interface PowerDisk {
  readonly folder: string
  /** Discards all data that were written and not yet synced. Every later write fails. */
  cutPower(): Promise<void>
  /** Mounts the file system again. Every process that uses it must have ended. */
  restorePower(): Promise<void>
}

const megabyte = 1024 ** 2
/** The size in bytes. The file is sparse, so only written data take space. */
const size = 1024 * megabyte

/**
 * Prints "ready" and waits for a line. Then EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH stops the file system at
 * once and flushes nothing.
 */
const shutdown = `
  open(my $folder, '<', $ARGV[0]) or die "$!\\n";
  my $flags = pack('L', 2);
  $| = 1;
  print "ready";
  <STDIN>;
  ioctl($folder, 0x8004587d, $flags) or die "$!\\n";`

/**
 * Creates an ext4 file system in a folder and mounts it.
 *
 * @throws an error of one line if this machine does not allow that
 */
export function createPowerDisk(base: string, power: Condition, cleanup: Cleanup): PowerDisk {
  const image = join(base, 'disk.img')
  const folder = join(base, 'disk')
  const mount = () => run('mount', '-o', 'loop', image, folder)
  writeFileSync(image, '')
  truncateSync(image, size)
  mkdirSync(folder)
  // The mount is detached at once. It ends with the last process that has files open there, which may be this one.
  cleanup.add(() => {
    if (isMounted(folder)) run('umount', '--lazy', folder)
  })
  try {
    run('mkfs.ext4', '-q', image)
    mount()
    run('perl', '-v')
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : error
    throw new Error(`Power cuts need root, loop mounts, mkfs.ext4 and perl: ${reason}`)
  }
  return {
    folder,
    async cutPower() {
      const program = spawn('perl', ['-e', shutdown, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
      await once(program.stdout, 'data')
      power.end()
      program.stdin.end('\n')
      const [code] = await once(program, 'exit')
      if (code !== 0) throw new Error('The power could not be cut.')
    },
    async restorePower() {
      await unmount(folder)
      mount()
    },
  }
}

/** Retries for ten seconds, because a killed process keeps its files open for a moment. */
async function unmount(folder: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      run('umount', folder)
      return
    } catch (error) {
      if (tries === 200) throw error
      await sleep(50)
    }
  }
}

function isMounted(folder: string): boolean {
  try {
    run('mountpoint', '-q', folder)
    return true
  } catch {
    return false
  }
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
