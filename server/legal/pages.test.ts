import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { legal } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'solve-it-legal-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
  ['cookies', 'Cookie Policy'],
  ['contact', 'Contact Us'],
])('the page /legal/%s has its title and a text', async (name, title) => {
  const response = await legal(undefined).request(`/legal/${name}`)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toContain(`<h1>${title}</h1>`)
  expect(text.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(150)
})

it("the operator's file replaces a text, and the other pages keep theirs", async () => {
  const app = legal(folder)
  writeFileSync(join(folder, 'contact.html'), '<p>Call the office of Kauri School.</p>')
  expect(await (await app.request('/legal/contact')).text()).toContain('Call the office of Kauri School.')
  expect(await (await app.request('/legal/terms')).text()).toContain('MIT licence')
})

it('the privacy policy names what teachers see of a student, and does not deny profiles', async () => {
  const text = await (await legal(undefined).request('/legal/privacy')).text()
  for (const kept of ['mistakes', 'seconds', 'facts', 'too quick', 'on paper', 'last sign-in'])
    expect(text.replaceAll('\n', ' ')).toContain(kept)
  expect(text).not.toContain('no profiles')
})

it('the privacy policy says what other people can read of a student, on a projector and at an open sign-in', async () => {
  const text = (await (await legal(undefined).request('/legal/privacy')).text()).replaceAll('\n', ' ')
  for (const seen of ['shows the levels of each student to the class', 'everybody who has the class code can read'])
    expect(text).toContain(seen)
})

it('the cookie policy names what a device keeps of an account', async () => {
  const text = (await (await legal(undefined).request('/legal/cookies')).text()).replaceAll('\n', ' ')
  for (const kept of ['first letter of your e-mail', 'e-mail addresses of their teachers', 'open tasks', 'My hops'])
    expect(text).toContain(kept)
  expect(text).toContain('number of the merged one')
})

it('there is no other legal page', async () => {
  expect((await legal(folder).request('/legal/imprint')).status).toBe(404)
})
