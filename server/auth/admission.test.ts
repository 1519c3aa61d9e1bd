import { expect, it } from 'vitest'
import type { AdmissionRules } from '../config.ts'
import { admissionOf } from './admission.ts'

const open: AdmissionRules = { signIn: null, teachers: null }
const school: AdmissionRules = { signIn: ['kauri.school.nz'], teachers: [] }
const staff: AdmissionRules = { signIn: ['kauri.school.nz'], teachers: ['staff.kauri.school.nz'] }

function admitted(admission: AdmissionRules, email: string | null, { isOwned = true, hd = '', invited = false } = {}) {
  const identity = { provider: 'https://id.example.nz', subject: '1', displayName: null }
  const claims = { ...identity, email, isOwned, hostedDomain: hd || null }
  return admissionOf(claims, admission, invited)
}

it.each<
  [string, AdmissionRules, string | null, { isOwned?: boolean; hd?: string; invited?: boolean }, boolean, boolean]
>([
  ['anyone, where nothing is limited', open, 'a@example.com', {}, true, true],
  ['an account without an e-mail, where nothing is limited', open, null, {}, true, true],
  ['a school account', school, 'mia@kauri.school.nz', {}, true, false],
  ['a school account in capitals', school, 'MIA@Kauri.School.NZ', {}, true, false],
  ['an account of another domain', school, 'mia@example.com', {}, false, false],
  ['an account of a domain that ends alike', school, 'mia@evil-kauri.school.nz', {}, false, false],
  ['an account of a sub-domain', school, 'mia@x.kauri.school.nz', {}, false, false],
  ['an address with two @ signs', school, 'mia@kauri.school.nz@example.com', {}, false, false],
  ['an account without an e-mail', school, null, {}, false, false],
  ['an account that the school owns', school, 'mia@kauri.school.nz', { hd: 'kauri.school.nz' }, true, false],
  ['a private account with a school address', school, 'mia@kauri.school.nz', { isOwned: false }, false, false],
  [
    'a private account with an address, where nothing is limited',
    open,
    'a@example.com',
    { isOwned: false },
    true,
    true,
  ],
  ['a private account without an address, where nothing is limited', open, null, { isOwned: false }, true, false],
  ['an account that another organisation owns', school, 'mia@kauri.school.nz', { hd: 'example.com' }, false, false],
  [
    'an account of the school with an address elsewhere',
    school,
    'mia@example.com',
    { hd: 'kauri.school.nz' },
    false,
    false,
  ],
  ['a member of staff', staff, 'hana@staff.kauri.school.nz', {}, true, true],
  ['a student of a school with domains for staff', staff, 'mia@kauri.school.nz', {}, true, false],
  ['an invited teacher from elsewhere', school, 'sam@example.com', { invited: true }, true, true],
  ['an invited teacher with a private account', school, 'sam@gmail.com', { isOwned: false, invited: true }, true, true],
])('the admission rules hold for %s', (_, admission, email, more, maySignIn, mayTeach) => {
  expect(admitted(admission, email, more)).toEqual({ maySignIn, mayTeach })
})

it('only teachers need a domain where sign-in is open', () => {
  const admission: AdmissionRules = { signIn: null, teachers: ['kauri.school.nz'] }
  expect(admitted(admission, 'mia@example.com')).toEqual({ maySignIn: true, mayTeach: false })
  expect(admitted(admission, 'hana@kauri.school.nz')).toEqual({ maySignIn: true, mayTeach: true })
})
