/** Entries of localStorage. A browser that refuses all storage keeps none, and the app works without them. */

export function readSlot(slot: string): string | null {
  try {
    return localStorage.getItem(slot)
  } catch {
    return null
  }
}

export function writeSlot(slot: string, value: string): void {
  try {
    localStorage.setItem(slot, value)
  } catch {}
}

export function removeSlot(slot: string): void {
  try {
    localStorage.removeItem(slot)
  } catch {}
}
