import { spawn } from 'node:child_process'

/**
 * Runs a program in the foreground. SIGINT and SIGTERM end the program and then this process.
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, onStart?: (pid: number | undefined) => void }} options
 * @returns {Promise<void>} rejects if the program fails
 */
export function run([program, ...args], { cwd, onStart = () => {} }) {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  onStart(child.pid)
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal)
    child.once('exit', () => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end)
      const line = [program, ...args].join(' ')
      code === 0 ? resolve() : reject(new Error(`This failed: ${line.replaceAll(cwd, '.')}`))
    })
  })
}
