import type { ImageConfig } from './buildah.ts'

export interface Container {
  /** The path of the mounted image. */
  readonly rootfs: string
  readonly uid: number
  readonly gid: number
  /** The folder of this machine that is mounted as /data in the container. */
  readonly data: string
  /** Settings in addition to those of the image. */
  readonly env: Readonly<Record<string, string>>
}

/**
 * Returns the configuration of a container in the OCI format, which crun reads. It grants the least rights that the
 * app needs: an ordinary user, no capability, a read-only root file system, and a separate network.
 */
export function containerSpec(image: ImageConfig, { rootfs, uid, gid, data, env }: Container) {
  const temporary = (destination: string, ...options: string[]) => ({
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', ...options],
  })
  return {
    ociVersion: '1.0.0',
    process: {
      terminal: false,
      user: { uid, gid },
      args: image.Cmd,
      env: [...image.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      cwd: image.WorkingDir,
      capabilities: { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] },
      noNewPrivileges: true,
    },
    root: { path: rootfs, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      temporary('/dev', 'mode=755', 'size=65536k'),
      temporary('/tmp', 'nodev', 'noexec', 'mode=1777', 'size=65536k'),
      { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw', 'nosuid', 'nodev', 'noexec'] },
    ],
    linux: {
      namespaces: ['pid', 'network', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/sched_debug', '/proc/timer_list'],
      readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'],
    },
  }
}
