import { expect, it } from 'vitest'
import { noticeOf } from './notice.ts'

const quiet = { hasNewVersion: false, canInstall: false, isInstalled: false, visits: 1 }

it('no notice is shown on an ordinary visit', () => {
  expect(noticeOf(quiet)).toBeNull()
})

it('a new version comes before the question to install the app', () => {
  expect(noticeOf({ ...quiet, hasNewVersion: true, canInstall: true, visits: 5 })).toBe('new')
})

it('the app asks to be installed at the third visit and not before', () => {
  expect(noticeOf({ ...quiet, canInstall: true, visits: 2 })).toBeNull()
  expect(noticeOf({ ...quiet, canInstall: true, visits: 3 })).toBe('install')
})

it('an app that was installed or refused is not offered again', () => {
  expect(noticeOf({ ...quiet, canInstall: true, isInstalled: true, visits: 9 })).toBeNull()
})
