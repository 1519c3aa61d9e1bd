import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Buildah, ImageConfig } from './buildah.ts'
import { containerSpec } from './container-spec.ts'

/** The settings of a school. With local sign-in, the app would refuse to listen on the address of the image. */
const client = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' }
const env = { PUBLIC_URL: 'https://maths.example.nz', OPEN_TO_ALL: 'yes', ...client }
const container = 'solve-it-maths-trial'

interface User {
  readonly uid: number
  readonly gid: number
}

/**
 * Runs an image with the least rights, checks it from inside and stops it.
 *
 * @throws at the first check that fails
 */
export async function tryImage(buildah: Buildah, name: string, folder: string): Promise<void> {
  const image = buildah.configOf(name)
  const rootfs = buildah.mount(name)
  const user = userOf(image, rootfs)
  const bundle = join(folder, 'bundle')
  const data = join(folder, 'data')
  for (const path of [bundle, data]) mkdirSync(path)
  chownSync(data, user.uid, user.gid)
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(containerSpec(image, { rootfs, ...user, data, env })))
  const app = crun(folder, ['run', '--bundle', bundle, container])
  const ended = new Promise<number | null>((end) => app.once('close', end))
  try {
    await waitUntilHealthy(folder, image, app)
    for (const [title, check] of checksOf(image, user, data)) {
      const as =
        (who: User): Inside =>
        (...args) =>
          inside(folder, image, who, args)
      if (!check(as(user), as({ uid: 0, gid: 0 }))) throw new Error(`this check failed: ${title}`)
      console.log(`- ${title}`)
    }
    crunNow(folder, ['kill', container, 'TERM'])
    const code = await Promise.race([ended, sleep(10_000, 'late')])
    if (code !== 0) throw new Error(`the app stopped with ${code}`)
    console.log('- it stops at SIGTERM with the exit code 0')
  } finally {
    crunNow(folder, ['delete', '--force', container])
  }
}

type Inside = (...args: string[]) => { readonly status: number | null; readonly stdout: string }

function checksOf(
  image: ImageConfig,
  user: User,
  data: string,
): readonly (readonly [string, (run: Inside, asRoot: Inside) => boolean])[] {
  const page = "fetch('http://127.0.0.1:3000/').then(async (page) => console.log(page.status, await page.text()))"
  return [
    ['its health check passes', (run) => run(...image.Healthcheck.Test.slice(1)).status === 0],
    ['it serves the first page', (run) => /^200 .*<script/s.test(run('node', '-e', page).stdout)],
    [
      'it runs as an ordinary user',
      (run) => user.uid > 0 && run('cat', '/proc/1/status').stdout.includes(`Uid:\t${user.uid}\t`),
    ],
    ['not even root can change its files', (_, asRoot) => asRoot('touch', join(image.WorkingDir, 'new')).status !== 0],
    ['the packages that built it are not in it', (run) => run('test', '-e', 'node_modules/vite').status !== 0],
    ['a backup works', (run) => run('node', 'dist/server/backup.js').stdout.startsWith('Backup: /data/backups/')],
    ['only the user of the app can read the data', () => allPrivate(data, user)],
  ]
}

function allPrivate(folder: string, { uid }: User): boolean {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return (
    statSync(folder).uid === uid &&
    (statSync(folder).mode & 0o077) === 0 &&
    paths.every((path) => statSync(path).uid === uid)
  )
}

async function waitUntilHealthy(folder: string, image: ImageConfig, app: ChildProcess): Promise<void> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    if (app.exitCode !== null) throw new Error(`the app ended with ${app.exitCode}`)
    if (inside(folder, image, { uid: 0, gid: 0 }, image.Healthcheck.Test.slice(1)).status === 0) return
    await sleep(500)
  }
  throw new Error('the app was not ready within a minute')
}

function inside(folder: string, { Env, WorkingDir }: ImageConfig, { uid, gid }: User, args: readonly string[]) {
  const environment = Env.flatMap((value) => ['--env', value])
  return crunNow(folder, ['exec', '--user', `${uid}:${gid}`, '--cwd', WorkingDir, ...environment, container, ...args])
}

function userOf({ User }: ImageConfig, rootfs: string): User {
  const lines = readFileSync(join(rootfs, 'etc/passwd'), 'utf8').split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${User}:`))?.split(':') ?? []
  if (!uid || !gid) throw new Error(`the image has no user ${User}`)
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * Returns the arguments of `unshare` for crun, which runs without control groups. crun refuses a machine with both
 * versions of control groups mounted, so the second version is hidden from it.
 */
function crunArgs(folder: string, args: readonly string[]): string[] {
  const hide = 'umount /sys/fs/cgroup/unified 2>/dev/null; exec crun "$@"'
  const options = ['--root', join(folder, 'crun'), '--cgroup-manager=disabled']
  return ['--mount', 'sh', '-c', hide, 'crun', ...options, ...args]
}

const crun = (folder: string, args: readonly string[]) =>
  spawn('unshare', crunArgs(folder, args), { stdio: ['ignore', 'inherit', 'ignore'] })

const crunNow = (folder: string, args: readonly string[]) =>
  spawnSync('unshare', crunArgs(folder, args), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
