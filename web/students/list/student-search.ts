/** The least number of students with a search field. */
const manyStudents = 16

/** Returns whether a list has a search field. A filled-in field stays, so that it can be cleared. */
export function wantsSearch(students: number, search: string): boolean {
  return students >= manyStudents || search !== ''
}

/** Returns whether a name contains the search, whatever its macrons and capitals. */
export function isFound(name: string, search: string): boolean {
  return plain(name).includes(plain(search.trim()))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
