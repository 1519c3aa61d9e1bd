/** Returns the date of a time in a time zone, such as "2026-11-19". Swedish writes dates like this. */
export function dateIn(timeZone: string, time: number): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time)
  } catch {
    // An old browser may not know the name of the time zone. Its own one is most likely the same.
    return new Intl.DateTimeFormat('sv-SE').format(time)
  }
}
