/** The oldest Node that the app runs on (package.json, `engines`). */
export const oldestNode = /** @type {const} */ ([20, 19])

/**
 * Returns one line that says what to do, or null if the version is new enough.
 * @param {string} version in the form of `process.versions.node`
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const enough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
  return enough
    ? null
    : `Solve it! Maths needs Node ${oldestNode.join('.')} or newer; this is ${version}. See nodejs.org.`
}
