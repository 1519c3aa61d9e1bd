/** The sign-in with the pictures of a class card, step by step. */
import { expect, type Page } from '@playwright/test'
import type { CardPicture, ClassCard } from '#contract'
import { wrongPictures } from '../../server/test/picture-guesses.ts'
import { classWithStudent, listStudent, type Teacher } from './people.ts'

/** Creates a class with a listed student, and returns their card. */
export async function listedClass(url: string, firstName?: string, lastName?: string) {
  const { teacher, classId, code } = await classWithStudent(url)
  await listStudent(teacher, classId, firstName, lastName)
  const [card] = await cardsOf(teacher, classId)
  return { teacher, classId, code, card: card! }
}
type ListedClass = Awaited<ReturnType<typeof listedClass>>

/** Opens the sign-in of a class, or shuts it. */
export async function setSignIn(teacher: Teacher, classId: string, isOpen = true): Promise<void> {
  await teacher.browser.call('PUT /api/classes/{class}/sign-in', { class: classId, isOpen })
}

/** Returns the cards of a class, by the short names of their students. */
async function cardsOf(teacher: Teacher, classId: string): Promise<ClassCard[]> {
  return (await teacher.browser.call('GET /api/classes/{class}/cards', { class: classId })).cards
}

export const pictureButton = (page: Page, picture: CardPicture) =>
  page.getByRole('group', { name: 'Pictures' }).getByRole('button', { name: picture, exact: true })

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Class code').fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
}

export async function tapName(page: Page, name: string): Promise<void> {
  const button = page.getByRole('listitem').getByRole('button', { name })
  // A button that has just appeared ignores a tap. One that has worked is gone, and is not waited for.
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    // The bar of a student who is logged in has such a button too.
    await expect(page.getByRole('main').getByRole('button', { name: 'Not you?' })).toBeVisible({ timeout: 200 })
  }).toPass()
}

export async function tapPictures(page: Page, pictures: readonly CardPicture[]): Promise<void> {
  const places = page.getByRole('list').getByRole('img')
  for (let i = 0; i < pictures.length; i++)
    await expect(async () => {
      if ((await places.count()) === i) await pictureButton(page, pictures[i]!).click()
      await expect(places).toHaveCount(i + 1, { timeout: 200 })
    }).toPass()
}

export const go = (page: Page) => page.getByRole('button', { name: 'Go', exact: true }).click()

/** Walks through each screen of the sign-in of a student, up to the shut pictures, and calls `look` on each. */
export async function lookAtCardSteps(
  page: Page,
  { teacher, classId, code, card }: ListedClass,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await setSignIn(teacher, classId, false)
  // A new document, because the page of an earlier walk keeps its code.
  await page.goto('about:blank')
  await page.goto('/#/card')
  await expect(page.getByLabel('Class code')).toBeVisible()
  await look('the class code')
  await typeCode(page, code)
  await expect(page.getByText('Ask your teacher to open it.')).toBeVisible()
  await look('a class that is not open')
  await setSignIn(teacher, classId)
  await teacher.browser.call('POST /api/classes/{class}/students/{student}/pictures/opening', {
    ...{ class: classId, student: card.id },
  })
  await page.reload()
  await typeCode(page, code)
  await expect(page.getByRole('heading', { name: 'Tap your name' })).toBeVisible()
  await look('the names')
  await tapName(page, card.shortName)
  await look('the pictures')
  await tapPictures(page, wrongPictures(card))
  await look('three pictures')
  await go(page)
  await expect(page.getByRole('heading', { name: 'Not those three.' })).toBeVisible()
  await expect(page.getByText('4 tries are left.')).toBeVisible()
  await look('wrong pictures')
  for (let i = 1; i < 5; i++)
    await teacher.browser.ask('POST /api/picture-sessions', { code, student: card.id, pictures: wrongPictures(card) })
  await page.reload()
  await typeCode(page, code)
  await tapName(page, card.shortName)
  await expect(page.getByText('That was five tries.')).toBeVisible()
  await look('shut pictures')
}
