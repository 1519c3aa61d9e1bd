import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Buildah } from './buildah.ts'

/** The oldest Debian whose Node is new enough (package.json, `engines`). */
const suite = 'trixie'
const sources = [
  `deb http://deb.debian.org/debian ${suite} main`,
  `deb http://deb.debian.org/debian-security ${suite}-security main`,
]
const packages = ['nodejs', 'ca-certificates', 'passwd']
const unneeded = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*']

/**
 * Makes an image like `node:24-slim`: a small Debian with Node, npm and the user `node`. Copies npm from this machine,
 * because npm from Debian needs hundreds of packages. Returns the name of the image.
 */
export function makeBase(buildah: Buildah, folder: string): string {
  const npm = npmFolder()
  const tree = join(folder, 'base')
  const tar = join(folder, 'base.tar')
  const args = ['--quiet', '--mode=root', '--variant=essential', `--include=${packages}`]
  const excluded = unneeded.map((path) => `--dpkgopt=path-exclude=${path}`)
  const user = '--customize-hook=useradd --root "$1" --uid 1000 --create-home node'
  execFileSync('mmdebstrap', [...args, ...excluded, user, suite, tree, ...sources], { stdio: 'inherit' })
  cpSync(npm, join(tree, 'usr/local/lib/node_modules/npm'), { recursive: true })
  mkdirSync(join(tree, 'usr/local/bin'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(tree, 'usr/local/bin/npm'))
  execFileSync('tar', ['--create', '--numeric-owner', '--xattrs', `--file=${tar}`, `--directory=${tree}`, '.'])
  rmSync(tree, { recursive: true })
  const name = 'localhost/node'
  buildah.importTar(tar, name)
  rmSync(tar)
  return name
}

/** @throws if npm did not start this script */
function npmFolder(): string {
  const cli = process.env.npm_execpath ?? ''
  if (basename(cli) !== 'npm-cli.js' || !existsSync(cli)) throw new Error('start it with npm run image')
  return dirname(dirname(cli))
}
