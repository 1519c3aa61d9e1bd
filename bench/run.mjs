/** Builds a bench as the product is built and runs it: `npm run bench -- maths [--json]`. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const names = (await readdir(here)).filter((file) => file.endsWith('.bench.ts')).map((file) => file.replace('.bench.ts', ''))
const [name, ...rest] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`Usage: npm run bench -- ${names.join(' | ')} [--json]`)
  process.exit(1)
}

// Inside the project, so that the built file finds its packages.
const outDir = await mkdtemp(join(here, '..', 'dist', 'bench-').replace(/bench-$/, 'bench-'))
try {
  await build({
    root: join(here, '..'),
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(here, `${name}.bench.ts`), outDir, target: 'node20', minify: false },
  })
  process.argv = [process.argv[0], name, ...rest]
  const [file] = (await readdir(outDir)).filter((built) => built.startsWith(name))
  await import(pathToFileURL(join(outDir, file)).href)
} finally {
  await rm(outDir, { recursive: true, force: true })
}
