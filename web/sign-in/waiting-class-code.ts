/** The class code of a join link, kept through log-in and registration in this tab. */
const slot = 'class-code'

export function keepClassCode(code: string): void {
  sessionStorage.setItem(slot, code)
}

export function readClassCode(): string | null {
  return sessionStorage.getItem(slot)
}

export function dropClassCode(): void {
  sessionStorage.removeItem(slot)
}
