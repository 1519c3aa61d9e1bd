import { expect, it } from 'vitest'
import { networkLineOf } from './network-line-text.ts'

const offline = { isOnline: false, wasOffline: true, waiting: 12, most: 12, needsPage: false }

it('the line says how many answers are kept while there is no network', () => {
  expect(networkLineOf(offline)).toBe('No internet. 12 answers are kept here and sent later.')
  expect(networkLineOf({ ...offline, waiting: 1 })).toBe('No internet. 1 answer is kept here and sent later.')
  expect(networkLineOf({ ...offline, waiting: 0 })).toBe('No internet. Your answers are kept here and sent later.')
})

it('the line says that all answers are sent once none waits', () => {
  expect(networkLineOf({ ...offline, isOnline: true })).toBe('Back online. Your answers are being sent.')
  expect(networkLineOf({ ...offline, isOnline: true, waiting: 0 })).toBe('Back online. All 12 answers are sent.')
  expect(networkLineOf({ ...offline, isOnline: true, waiting: 0, most: 1 })).toBe('Back online. Your answer is sent.')
})

it('there is no line on a page that always had a network', () => {
  expect(networkLineOf({ isOnline: true, wasOffline: false, waiting: 3, most: 3, needsPage: false })).toBeNull()
})

it('the line asks to keep the page open while the device cannot keep the answers', () => {
  const text = 'Your answers are not sent yet. Keep this page open.'
  expect(networkLineOf({ ...offline, needsPage: true })).toBe(text)
  expect(networkLineOf({ ...offline, isOnline: true, needsPage: true })).toBe(text)
})
