import { expect, it } from 'vitest'
import type { SignInIntent } from '../api/session/signed-in.ts'
import { afterSignIn } from './after-sign-in.ts'

const account = {
  id: '0123456789abcdef0123456789abcdef',
  email: 'mia@kauri.school.nz',
  displayName: null,
  role: null,
  isRegistrationComplete: false,
  firstName: null,
  lastName: null,
  picture: null,
  mergedFrom: null,
} as const
const student = { ...account, role: 'student', isRegistrationComplete: true } as const
const teacher = { ...account, role: 'teacher', isRegistrationComplete: true } as const

const login = (role: SignInIntent['role']): SignInIntent => ({ for: 'login', role })
const register = (role: SignInIntent['role']): SignInIntent => ({ for: 'register', role })

it('a log-in without a registration leads to the form of its box, with the alert to register first', () => {
  const alert = 'Please register first!'
  expect(afterSignIn(login('student'), account)).toEqual({ to: '/student/registration', alert })
  expect(afterSignIn(login('teacher'), account)).toEqual({ to: '/teacher/registration', alert })
})

it('a log-in with an unfinished registration leads to the form of its role from either box', () => {
  const unfinished = { ...student, isRegistrationComplete: false }
  expect(afterSignIn(login('teacher'), unfinished)).toEqual({ to: '/student/registration' })
})

it('a log-in leads to the dashboard of the registered role from either box', () => {
  expect(afterSignIn(login('teacher'), student)).toEqual({ to: '/student/dashboard' })
  expect(afterSignIn(login('student'), teacher)).toEqual({ to: '/teacher/dashboard' })
})

it('a sign-in to register leads to the form of its box, also for a registered account', () => {
  expect(afterSignIn(register('student'), account)).toEqual({ to: '/student/registration' })
  expect(afterSignIn(register('teacher'), account)).toEqual({ to: '/teacher/registration' })
  expect(afterSignIn(register('student'), teacher)).toEqual({ to: '/student/registration' })
})

it('a failed sign-in leads nowhere', () => {
  expect(afterSignIn(login('student'), null)).toBeNull()
})
