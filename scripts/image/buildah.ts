import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The part of an image's configuration that a container needs. */
export interface ImageConfig {
  readonly User: string
  readonly Env: readonly string[]
  readonly Cmd: readonly string[]
  readonly WorkingDir: string
  readonly Healthcheck: { readonly Test: readonly string[] }
}

/** buildah with its own store of images. Each function throws if the program fails. */
export interface Buildah {
  /** Makes an image of one layer from a tar archive of a file system. */
  importTar(tar: string, name: string): void
  /** Builds the Dockerfile of a folder. */
  build(folder: string, name: string, args: Readonly<Record<string, string>>): void
  configOf(name: string): ImageConfig
  /** Mounts a new container of an image, and returns the path of its root. */
  mount(name: string): string
  /** Writes an image to a file for `docker load`. */
  save(name: string, archive: string): void
  removeAll(): void
}

/** The certificates that this machine trusts. A build behind an inspecting proxy needs the certificate of the proxy. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'

export function buildahIn(folder: string): Buildah {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  const run = (args: readonly string[], stdout: 'pipe' | 'inherit' = 'pipe') =>
    execFileSync('buildah', [...storage, ...args], { encoding: 'utf8', stdio: ['ignore', stdout, 'inherit'] })
  const from = (name: string) => run(['from', '--quiet', name]).trim()
  return {
    importTar(tar, name) {
      const container = from('scratch')
      run(['add', '--quiet', container, tar, '/'])
      run(['commit', '--quiet', container, name])
    },
    build(folder, name, args) {
      const given = Object.entries(args).map(([arg, value]) => `--build-arg=${arg}=${value}`)
      const trusted = existsSync(certificates) ? [`--volume=${certificates}:${certificates}:ro`] : []
      // Docker's image format has health checks, and the OCI format has none.
      const options = ['--format=docker', '--isolation=chroot', '--network=host', '--pull-never']
      run(['build', ...options, ...given, ...trusted, `--tag=${name}`, folder], 'inherit')
    },
    configOf: (name) => JSON.parse(run(['inspect', '--type=image', name])).Docker.config,
    mount: (name) => run(['mount', from(name)]).trim(),
    save: (name, archive) => void run(['push', '--quiet', name, `docker-archive:${archive}:${name}`]),
    removeAll() {
      try {
        run(['umount', '--all'])
        run(['rm', '--all'])
      } catch {
        // A failed step has left nothing to remove, or its error is already printed.
      }
    },
  }
}
