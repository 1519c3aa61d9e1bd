import { misfitsOf } from '../harness/fitting.ts'
import { classWithStudent, joinedStudent } from '../harness/people.ts'
import { followed, played } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect, type Page, test } from '../harness/test.ts'

/** A sheet of A4 on its side, between its margins. */
const sheet = { width: 1032, height: 703 }
/** First and last names, some of them long. */
const names = [
  ...(['Mārama Tautahi', 'Christopher Wilson', 'Te Ariki Latu'] as const),
  ...(['Maximilian Brown', 'Willemijn de Wit'] as const),
].map((name) => [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)] as const)

for (const size of [28, 40])
  test(`the pages of Insight are readable on A4 in black and white for a class of ${size}`, { tag: '@sweep' }, async ({
    page,
    app,
  }) => {
    const { teacher, student, code, classId } = await classWithStudent(app.url)
    const others = await Promise.all(names.map(([first, last]) => joinedStudent(app.url, code, first, last)))
    const students = Array.from({ length: size - others.length - 1 }, (_, i) => ({
      firstName: `Alexandria ${String.fromCharCode(65 + i)}`,
      lastName: 'Featherstonehaugh',
    }))
    await teacher.browser.call('POST /api/classes/{class}/listed-students', {
      ...{ class: classId, id: crypto.randomUUID(), students },
    })
    await followed([student, ...others], 'addition', '2.2', 'carry-dropped')
    await played(student, 'timestable', '1.8', ['right', 'wrong', 'right'])
    await alreadyLoggedIn(page, teacher, app.url)
    const ofStudent = `code=${code}&student=${student.browser.account}`
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    for (const [path, shown] of [
      [`insight?code=${code}`, 'Christopher W.'],
      [`insight/group?code=${code}&operation=addition&slip=carry-dropped`, 'Christopher W.'],
      [`insight/levels?code=${code}`, 'Christopher W.'],
      [`insight/facts?code=${code}`, '7'],
      [`studentprogress/levels?${ofStudent}`, '2.2'],
      [`studentprogress/facts?${ofStudent}`, '7'],
      [`studentprogress/answers?${ofStudent}`, '7 ×'],
    ] as const) {
      await page.goto(`/#/${path}`)
      await expect(page.getByText(shown).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect.soft(await misfitsOf(page), path).toEqual([])
      expect.soft(await unreadableOn(page), path).toEqual([])
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('banner')).toBeHidden()
    }
  })

/** Returns the texts that cannot be read on paper without colours. Grey is printed only where CSS asks for it. */
function unreadableOn(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const found: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim()
      if (!text || !parent || parent.closest('svg') || parent.getClientRects().length === 0) continue
      const { color, backgroundColor, printColorAdjust } = getComputedStyle(parent)
      const isBlackOnWhite =
        color === 'rgb(0, 0, 0)' && ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)
      const [ink, ground] = [color, backgroundColor].map((one) => /^rgb\((\d+), \1, \1\)$/.exec(one)?.[1])
      const isOnGrey = printColorAdjust === 'exact' && Math.abs(Number(ink) - Number(ground)) > 150
      if (!isBlackOnWhite && !isOnGrey) found.push(`${text.slice(0, 40)}: ${color} on ${backgroundColor}`)
    }
    return found
  })
}
