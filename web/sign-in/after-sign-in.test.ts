import { describe, expect, it } from 'vitest'
import { afterSignIn, type SignInIntent } from './after-sign-in.ts'

const account = {
  id: '0123456789abcdef0123456789abcdef',
  email: 'mia@kauri.school.nz',
  displayName: null,
  role: null,
  isRegistrationComplete: false,
  firstName: null,
  lastName: null,
} as const
const student = { ...account, role: 'student', isRegistrationComplete: true } as const
const teacher = { ...account, role: 'teacher', isRegistrationComplete: true } as const

const login = (box: SignInIntent['box']): SignInIntent => ({ for: 'login', box })
const register = (box: SignInIntent['box']): SignInIntent => ({ for: 'register', box })

describe('After signing in to log in', () => {
  it('whoever has no record is told to register first, over the form of the box they used', () => {
    const alert = 'Please register first!'
    expect(afterSignIn(login('student'), account)).toEqual({ to: '/student/registration', alert })
    expect(afterSignIn(login('teacher'), account)).toEqual({ to: '/teacher/registration', alert })
  })

  it('an unfinished registration goes on with its own form, whichever box was used', () => {
    const unfinished = { ...student, isRegistrationComplete: false }
    expect(afterSignIn(login('teacher'), unfinished)).toEqual({ to: '/student/registration' })
  })

  it('either box leads to the dashboard of the record that exists', () => {
    expect(afterSignIn(login('teacher'), student)).toEqual({ to: '/student/dashboard' })
    expect(afterSignIn(login('student'), teacher)).toEqual({ to: '/teacher/dashboard' })
  })
})

describe('After signing in to register', () => {
  it('the box decides the form, for the registered too: the form tells them that the account exists', () => {
    expect(afterSignIn(register('student'), account)).toEqual({ to: '/student/registration' })
    expect(afterSignIn(register('teacher'), account)).toEqual({ to: '/teacher/registration' })
    expect(afterSignIn(register('student'), teacher)).toEqual({ to: '/student/registration' })
  })
})

it('a sign-in that did not succeed leads nowhere', () => {
  expect(afterSignIn(login('student'), null)).toBeNull()
})
