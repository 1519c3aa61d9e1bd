let taken: string | null = null

/**
 * Takes the key of a class card out of the address, before any other code of the page can read it there. The history of
 * the tab then has the address without the key.
 */
export function takeCardKey(): void {
  const [, key] = location.hash.split('#/card?key=')
  if (key === undefined) return
  taken = key
  history.replaceState({}, '', '#/card')
}

/** Returns the key once, and null without one. */
export function spendCardKey(): string | null {
  const key = taken
  taken = null
  return key
}
