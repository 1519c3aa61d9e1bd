import { reasonOf } from '../store/engines/retry.ts'

/** Runs a command of the operator. An error is printed as one clear line, with the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
