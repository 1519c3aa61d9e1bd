import { expect, it } from 'vitest'
import { addressIn } from './address.tsx'

it.each([
  ['', '/', ''],
  ['#', '/', ''],
  ['#/', '/', ''],
  ['#/main/timestable', '/main/timestable', ''],
  ['#main', '/main', ''],
  ['#/main/', '/main', ''],
  ['#/student/dashboard/?code=ABC123', '/student/dashboard', 'code=ABC123'],
  ['#/studentprogress?code=ABC123', '/studentprogress', 'code=ABC123'],
  ['#/signed-in?', '/signed-in', ''],
  ['#/student/dashboard?code=what?&op=%C4%81', '/student/dashboard', 'code=what?&op=%C4%81'],
  ['#?code=ABC123', '/', 'code=ABC123'],
])('the hash "%s" has the path %s and the query "%s"', (hash, path, query) => {
  expect(addressIn(hash)).toEqual({ path, query })
})
