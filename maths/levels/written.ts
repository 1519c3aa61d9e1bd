/** Returns a displayed number in units of 10^-decimals, or null where it is not written as numbers are shown. */
export function readUnits(number: string, decimals: number): number | null {
  if (!/^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(number) || placesOf(number) > decimals) return null
  const [whole = '', fraction = ''] = number.split('.')
  return Number(whole + fraction.padEnd(decimals, '0'))
}

export function placesOf(number: string): number {
  return number.split('.')[1]?.length ?? 0
}
