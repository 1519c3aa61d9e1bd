/** The oldest Node that the app runs on (package.json, `engines`). */
export const floor = /** @type {const} */ ([20, 19])

/**
 * Null, or one line that says what to do.
 * @param {string} version As `process.versions.node` has it.
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const enough = major > floor[0] || (major === floor[0] && minor >= floor[1])
  return enough ? null : `Solve it! Maths needs Node ${floor.join('.')} or newer; this is ${version}. See nodejs.org.`
}
