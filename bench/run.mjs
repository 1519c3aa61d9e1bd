/** `npm run bench -- maths [--json]`: builds a benchmark in the same way as the product, and runs it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const ending = '.bench.ts'
/** The paths of the benchmarks by their names. */
const paths = new Map(
  ['bench', 'cluster'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.slice(0, -ending.length), join(root, folder, file)]),
  ),
)
const path = paths.get(process.argv[2] ?? '')
if (!path) {
  console.error(`Usage: npm run bench -- ${[...paths.keys()].sort().join(' | ')} [--json]`)
  process.exit(1)
}

// The folder is inside the project, so that the built benchmark finds its packages.
mkdirSync(join(root, 'dist'), { recursive: true })
const outDir = mkdtempSync(join(root, 'dist', 'bench-'))
try {
  // The store starts this file as a thread, from the folder of its own code.
  const writer = 'sqlite-writer'
  const input = { bench: path, [writer]: join(root, 'server/store/engines', `${writer}.mjs`) }
  const output = {
    entryFileNames: (/** @type {{ name: string }} */ { name }) => (name === writer ? '[name].mjs' : '[name].js'),
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir, target: 'node20', rolldownOptions: { input, output } },
  })
  await import(pathToFileURL(join(outDir, 'bench.js')).href)
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
