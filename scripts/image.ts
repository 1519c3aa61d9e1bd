/**
 * `npm run image`: builds the image of the Dockerfile on a base of Debian packages, without a registry of images. Then
 * it runs the image with a read-only root file system, checks it, and writes it to `dist/solve-it-maths.tar`. `docker
 * load` and `podman load` read that file. Needs Linux and root. The exit code is 1 if a step fails.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeBase } from './image/base.ts'
import { buildahIn } from './image/buildah.ts'
import { tryImage } from './image/trial.ts'
import { installMissing } from './testing/debian.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const name = 'localhost/solve-it-maths'
const archive = join(root, 'dist/solve-it-maths.tar')

if (process.getuid?.() !== 0) {
  console.error('npm run image needs root, because it mounts file systems.')
  process.exit(1)
}
installMissing(['mmdebstrap', 'buildah', 'crun'])
const folder = mkdtempSync(join(tmpdir(), 'solve-it-image-'))
const buildah = buildahIn(folder)
try {
  console.log('Making the base image from Debian packages ...')
  const base = makeBase(buildah, folder)
  console.log('Building the image of the Dockerfile ...')
  buildah.build(root, name, { NODE_IMAGE: base })
  console.log('Trying the image ...')
  await tryImage(buildah, name, folder)
  mkdirSync(join(root, 'dist'), { recursive: true })
  rmSync(archive, { force: true })
  buildah.save(name, archive)
  console.log(`The image is in ${archive}.`)
} catch (error) {
  console.error(`The image failed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  buildah.removeAll()
  rmSync(folder, { recursive: true, force: true })
}
