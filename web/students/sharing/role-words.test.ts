import { expect, test } from 'vitest'
import { type ClassRole, classRoles } from '#contract/class-roles'
import { roleWords } from './role-words.ts'

test('each role has its name, and a role that only a newer server knows has its name in the contract', () => {
  expect(classRoles.map(roleWords)).toEqual(['Owner', 'Co-teacher', 'Reliever'])
  expect(roleWords('school-leader' as ClassRole)).toBe('school-leader')
})
