import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

const run = promisify(execFile)

/**
 * Builds the page with one numeric question in Perseus, and returns the path of its script. Its packages are installed
 * into dist/ at the first run. They are not among the project's own, because only this bench needs them.
 */
export async function buildPerseusPage(root: string): Promise<string> {
  const folder = join(root, 'dist', 'bench-perseus')
  cpSync(join(root, 'bench', 'perseus'), folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules'))) {
    await run('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts'], { cwd: folder })
  }
  const outDir = join(folder, 'built')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      rolldownOptions: { input: join(folder, 'page.jsx'), output: { format: 'iife', entryFileNames: 'page.js' } },
    },
  })
  return join(outDir, 'page.js')
}
