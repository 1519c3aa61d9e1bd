import type { CardPicture } from '#contract'
import type { Browser } from './browser.ts'
import { listStudent } from './callers.ts'
import { makeClass, type TestApp } from './test-app.ts'

export type Card = Awaited<ReturnType<typeof listStudent>>

/** The id of a student that no server knows. */
export const unknownStudent = '0'.repeat(32)

/** Returns the calls of a sign-in with pictures. `now` returns the server and the teacher of the running test. */
export function pictureSignIn(now: () => { app: TestApp; hana: Browser }) {
  const setOpen = (id: string, isOpen = true) =>
    now().hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen })
  return {
    setOpen,
    /** Creates a class with an open sign-in and one listed student. */
    async openClass(name = 'Room 12') {
      const { id, code } = await makeClass(now().hana, name)
      const card = await listStudent(now().hana, id)
      await setOpen(id)
      return { id, code, card }
    },
    stateOf: (id: string) => now().hana.call('GET /api/classes/{class}/sign-in', { class: id }),
    namesOf: (code: string, browser = now().app.browser()) => browser.ask('POST /api/card-names', { code }),
    tap: (code: string, student: string, pictures: readonly CardPicture[], browser = now().app.browser()) =>
      browser.ask('POST /api/picture-sessions', { code, student, pictures: [...pictures] }),
  }
}
