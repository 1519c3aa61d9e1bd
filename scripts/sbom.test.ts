import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

test('npm run sbom lists the packages of the running app if those for development are not installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = ['package.json', 'package-lock.json', 'scripts/sbom.mjs', 'scripts/prepare/run.mjs']
  for (const file of files) cpSync(file, join(folder, file))
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  const { components } = JSON.parse(text) as { components: { name: string; version: string }[] }
  const listed = components.map(({ name, version }) => `${name}@${version}`)
  const wanted = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`)
  expect(listed).toEqual(expect.arrayContaining(wanted))
  expect(listed.filter((name) => name.startsWith('vitest@'))).toEqual([])
})
