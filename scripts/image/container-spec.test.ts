import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { containerSpec } from './container-spec.ts'

const image = {
  User: 'node',
  Env: ['PATH=/usr/bin', 'DATA_DIR=/data'],
  Cmd: ['node', 'dist/server/main.js'],
  WorkingDir: '/app',
  Healthcheck: { Test: ['CMD', 'true'] },
}
const spec = containerSpec(image, { rootfs: '/image', uid: 1000, gid: 1000, data: '/school', env: { PORT: '3000' } })

test('a container runs the command of its image as an ordinary user without capabilities', () => {
  expect(spec.process).toMatchObject({ args: image.Cmd, cwd: '/app', user: { uid: 1000, gid: 1000 } })
  expect(spec.process.env).toEqual(['PATH=/usr/bin', 'DATA_DIR=/data', 'PORT=3000'])
  expect(Object.values(spec.process.capabilities).flat()).toEqual([])
  expect(spec.process.noNewPrivileges).toBe(true)
})

test('a container can write only to /data, /tmp and /dev', () => {
  expect(spec.root).toEqual({ path: '/image', readonly: true })
  expect(spec.mounts.map(({ destination }) => destination)).toEqual(['/proc', '/dev', '/tmp', '/data'])
})

test('compose.yaml runs the app with the rights of the tested container', () => {
  const compose = readFileSync('compose.yaml', 'utf8')
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    expect(compose).toContain(line)
})
