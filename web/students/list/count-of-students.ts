/** Returns a text such as '1 student' or '28 students'. */
export function countOfStudents(count: number): string {
  return count === 1 ? '1 student' : `${count} students`
}
