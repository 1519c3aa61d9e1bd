import { writeFileSync } from 'node:fs'

/** A reporter of Vitest that writes the number of errors outside of tests, which the JSON report lacks, into a file. */
export default class UnhandledErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(_modules, errors) {
    if (process.env.UNHANDLED_ERRORS) writeFileSync(process.env.UNHANDLED_ERRORS, String(errors.length))
  }
}
