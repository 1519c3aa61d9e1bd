/**
 * @typedef {{
 *   engine: 'both' | 'postgres' | 'citus',
 *   only: 'all' | 'unit' | 'e2e',
 *   hasSweeps: boolean,
 *   isStrict: boolean,
 *   complaint?: string,
 * }} Options `hasSweeps`: whether the browser tests with the tag `@sweep` run too.
 *   `isStrict`: whether a failed test counts as failed at once, without more runs
 */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  /** @type {Options} */
  const options = { engine: 'both', only: 'all', hasSweeps: false, isStrict: false }
  for (const arg of args) {
    if (arg === '--engine=postgres') options.engine = 'postgres'
    else if (arg === '--engine=citus') options.engine = 'citus'
    else if (arg === '--only=unit') options.only = 'unit'
    else if (arg === '--only=e2e') options.only = 'e2e'
    else if (arg === '--all') options.hasSweeps = true
    else if (arg === '--strict') options.isStrict = true
    else
      options.complaint ??= `Unknown option ${arg}. There are --all, --strict, --engine=postgres or --engine=citus, and --only=unit or --only=e2e.`
  }
  return options
}
