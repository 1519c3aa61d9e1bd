/** Entries of localStorage. A browser that refuses all storage keeps none, and the app works without them. */

export function readSlot(slot: string): string | null {
  try {
    return localStorage.getItem(slot)
  } catch {
    return null
  }
}

/** Sets an entry, or removes it with null. */
export function writeSlot(slot: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(slot)
    else localStorage.setItem(slot, value)
  } catch {}
}
