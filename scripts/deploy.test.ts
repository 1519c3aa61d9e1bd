import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = (process.env.PATH ?? '').split(':')
const isInstalled = (program: string) => folders.some((folder) => existsSync(`${folder}/${program}`))
const run = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

// systemd-analyze also looks for the program of each unit. Ours name the path of Node on Debian.
test.runIf(isInstalled('systemd-analyze') && existsSync('/usr/bin/node'))(
  'systemd finds nothing wrong with the units of deploy/',
  () => {
    const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name))
    expect(run('systemd-analyze', ['verify', ...units.map((name) => `./deploy/${name}`)])).toEqual({
      status: 0,
      output: '',
    })
  },
)

test.runIf(isInstalled('caddy'))('Caddy finds nothing wrong with deploy/Caddyfile', () => {
  const { status, output } = run('caddy', ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'])
  expect(output).toContain('Valid configuration')
  expect(status).toBe(0)
})
