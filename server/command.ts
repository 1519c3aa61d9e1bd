import { reasonOf } from './store/retry.ts'

/** Runs a command of the operator. Any error is one clear line and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
