/** @typedef {{ engine: 'both' | 'postgres' | 'citus', only: 'all' | 'unit' | 'e2e', complaint?: string }} Options */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  /** @type {Options} */
  const options = { engine: 'both', only: 'all' }
  for (const arg of args) {
    if (arg === '--engine=postgres') options.engine = 'postgres'
    else if (arg === '--engine=citus') options.engine = 'citus'
    else if (arg === '--only=unit') options.only = 'unit'
    else if (arg === '--only=e2e') options.only = 'e2e'
    else
      options.complaint ??= `Unknown option ${arg}. There are --engine=postgres or --engine=citus, and --only=unit or --only=e2e.`
  }
  return options
}
