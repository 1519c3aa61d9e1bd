import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = (process.env.PATH ?? '').split(':')
const isInstalled = (program: string) => [program, ...folders.map((folder) => `${folder}/${program}`)].some(existsSync)
const run = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}

/** Runs a test that needs programs. Without them it is skipped, and its title names those that are missing. */
function testWith(programs: readonly string[], title: string, body: () => void): void {
  const missing = programs.filter((program) => !isInstalled(program))
  const reason = missing.length > 0 ? ` (skipped, because this machine lacks ${missing.join(' and ')})` : ''
  test.skipIf(missing.length > 0)(title + reason, body)
}

// systemd-analyze also looks for the program of each unit. Ours name the path of Node on Debian.
testWith(['systemd-analyze', '/usr/bin/node'], 'systemd finds nothing wrong with the units of deploy/', () => {
  const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name))
  expect(run('systemd-analyze', ['verify', ...units.map((name) => `./deploy/${name}`)])).toEqual({
    status: 0,
    output: '',
  })
})

testWith(['caddy'], 'Caddy finds nothing wrong with deploy/Caddyfile', () => {
  const { status, output } = run('caddy', ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'])
  expect(output).toContain('Valid configuration')
  expect(status).toBe(0)
})
