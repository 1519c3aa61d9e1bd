import { expect, test } from 'vitest'
import { type ClassRole, classRights, hasRight } from './class-roles.ts'

test('an owner has each right, and a reliever only sees the class and opens its sign-in', () => {
  const rightsOf = (role: ClassRole) => classRights.filter((right) => hasRight(role, right))
  expect(rightsOf('owner')).toEqual(classRights)
  expect(rightsOf('reliever')).toEqual(['reads', 'opens'])
})

test('a role that only a newer server knows has no right', () => {
  const role = 'school-leader' as ClassRole
  expect(classRights.some((right) => hasRight(role, right))).toBe(false)
})
