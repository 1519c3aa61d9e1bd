/** From this many students on there is a field to find one. */
const manyStudents = 16

/** Whether a list has that field: also while something is looked for, so that it can be cleared whoever leaves meanwhile. */
export function wantsSearch(students: number, sought: string): boolean {
  return students >= manyStudents || sought !== ''
}

/** Whether a name has what is looked for in it: with and without macrons, in either case. */
export function isFound(name: string, sought: string): boolean {
  return plain(name).includes(plain(sought.trim()))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
