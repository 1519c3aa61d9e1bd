import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPrograms } from '../../scripts/postgres/programs.ts'

/** The folder and the ports of a node on loopback. */
export interface NodePlace {
  readonly name: string
  readonly folder: string
  readonly port: number
  /** The port where Patroni tells its role. */
  readonly restPort: number
  readonly etcdPort: number
}

/**
 * Writes the settings of a node and returns the path. `synchronous_mode` makes each commit wait for a standby. With
 * `synchronous_mode_strict` it also waits if no standby is left, so an acknowledged answer is always on two nodes.
 */
export function patroniSettings({ name, folder, port, restPort, etcdPort }: NodePlace): string {
  const settings = {
    scope: 'solve-it',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        // A primary that is silent for `ttl` seconds is replaced.
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 3,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          // A second loss may end a rewind halfway. Such a node copies the new primary instead of staying down.
          remove_data_directory_on_rewind_failure: true,
          // A standby looks for the new primary after each such pause, and saves wait for it. The default is 5 s.
          parameters: { max_connections: 100, wal_keep_size: '256MB', wal_retrieve_retry_interval: '500ms' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'no-sync'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: findPrograms(),
      authentication: {
        superuser: { username: 'solve_it', password: 'trusted' },
        replication: { username: 'replicator', password: 'trusted' },
      },
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: '' },
      pgpass: join(folder, 'pgpass'),
    },
  }
  const path = join(folder, 'patroni.yml')
  // JSON is also YAML.
  writeFileSync(path, JSON.stringify(settings, null, 2), { mode: 0o644 })
  return path
}

/** Writes the settings of a proxy that leads to the primary, and returns the path. */
export function haproxySettings(folder: string, port: number, nodes: readonly NodePlace[]): string {
  const servers = nodes.map(
    (node) =>
      `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort} on-marked-down shutdown-sessions`,
  )
  const lines = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen postgres',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1',
    ...servers,
    '',
  ]
  const path = join(folder, 'haproxy.cfg')
  writeFileSync(path, lines.join('\n'), { mode: 0o644 })
  return path
}
