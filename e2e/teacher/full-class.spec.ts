import { load } from '../harness/accessible.ts'
import { boxesOf } from '../harness/boxes.ts'
import { expectToFit } from '../harness/fitting.ts'
import { newClass, registeredStudent, registeredTeacher, type Student, type Teacher } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { manyParts, newTask } from '../harness/tasks.ts'
import { expect, test } from '../harness/test.ts'

const windows = [
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1366, 657],
  [1280, 720],
] as const

const overviews = {
  Addition: 'fouroperations?op=addition',
  BEDMAS: 'fouroperations?op=bedmas',
  Length: 'measurement?domain=length',
  'Times Table': 'timestable?',
}

/** First names and last initials as in real class lists, some of them long. */
const names = [
  ...['Aiden P', 'Aroha T', 'Ataahua P', 'Ben W', 'Charlotte N', 'Chloe R', 'Daniel K', 'Emere T', 'Finn O', 'Grace P'],
  ...['Hinewai N', 'Isaac T', 'Jaya S', 'Kahu M', 'Kauri K', 'Leilani P', 'Liam B', 'Mārama S', 'Mere H', 'Mohammed A'],
  ...['Noah G', 'Oliver G', 'Priya N', 'Rāwiri K', 'Ruby J', 'Te Ariki L', 'Tīpene I', 'Willemijn W'],
  ...['Alexandria M', 'Christopher W', 'Ella M', 'Hana R', 'Isla B', 'Maximilian B', 'Olivia D', 'Sione T', 'Sofia V'],
  ...['Tama S', 'Zara Q', 'Zoe E'],
]

/** Puts most of the class in stage 2 and phase 2, and a few students in each table. */
async function playedSome(student: Student, i: number): Promise<void> {
  const streak = i % 3 === 0 ? 5 : 2
  const stage = [2, 2, 3, 4, 2, 3, 5, 3, 2, 4][i % 10]
  await played(student, 'addition', `${stage}.${1 + (i % 4)}`, streak)
  await played(student, 'bedmas', `1.${1 + (i % 4)}`, streak)
  await played(student, 'length', i % 3 === 0 ? '1.2' : '2.3', streak)
  await played(student, 'timestable', `1.${1 + (i % 9)}`, streak)
}

/** Creates a class of 28 students and one with 12 more, and returns their codes. */
async function fullClasses(
  url: string,
): Promise<{ teacher: Teacher; students: readonly Student[]; codes: Record<28 | 40, string> }> {
  const teacher = await registeredTeacher(url)
  const students: Student[] = []
  for (const [i, name] of names.entries()) {
    const at = name.lastIndexOf(' ')
    const student = await registeredStudent(url, name.slice(0, at), name.slice(at + 1))
    students.push(student)
    if (i % 13 !== 10) await playedSome(student, i)
  }
  const codes = {
    28: await newClass(teacher, 'Room 12 Maths', students.slice(0, 28)),
    40: await newClass(teacher, 'Rooms 12 and 13', students),
  }
  return { teacher, students, codes }
}

/** Returns the names of covered chips, and of sticky elements, which would cover chips while the page scrolls. */
function findCovered(): string[] {
  const covered = [...document.querySelectorAll('main *')]
    .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
    .map((element) => `${element.tagName} is sticky`)
  for (const chip of document.querySelectorAll('main table a')) {
    chip.scrollIntoView({ block: 'nearest' })
    const { left, right, top, bottom } = chip.getBoundingClientRect()
    // The points are inside the round corners.
    const inset = 6
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const
    const isCovered = points.some(([x, y]) => !chip.contains(document.elementFromPoint(x, y)))
    if (isCovered) covered.push(`${chip.textContent} is covered`)
  }
  scrollTo(0, 0)
  return covered
}

/** Returns the names that take more than one line, or are cut off. */
function findBrokenNames(): string[] {
  return [...document.querySelectorAll('main table a')].flatMap((chip) => {
    const range = document.createRange()
    range.selectNodeContents(chip.querySelector('span:not(.unseen)')!)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    const isCut = range.getBoundingClientRect().right > chip.getBoundingClientRect().right
    return lines.size > 1 || isCut ? [chip.textContent ?? ''] : []
  })
}

/** Returns the names of chips whose icon is not on the upper right corner. */
function findIconsInside(): string[] {
  return [...document.querySelectorAll('main table a')].flatMap((chip) => {
    const [box, icon] = [chip.getBoundingClientRect(), chip.querySelector('svg')!.getBoundingClientRect()]
    return icon.top < box.top && icon.right > box.right ? [] : [chip.textContent ?? '']
  })
}

test('an overview of 28 or 40 students covers no name, and a laptop shows them all at once', { tag: '@sweep' }, async ({
  page,
  app,
}) => {
  test.setTimeout(180_000)
  const { teacher, codes } = await fullClasses(app.url)
  await alreadyLoggedIn(page, teacher, app.url)
  const chips = page.getByRole('table').getByRole('link')
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    for (const size of [28, 40] as const)
      for (const [title, path] of Object.entries(overviews)) {
        const screen = `${title} of ${size} at ${width} × ${height}`
        await page.goto(`/#/progressoverview/${path}&code=${codes[size]}`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(chips, screen).toHaveCount(size)
        await page.evaluate(() => document.fonts.ready)
        expect(await page.evaluate(findCovered), screen).toEqual([])
        expect(await page.evaluate(findIconsInside), screen).toEqual([])
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth, screen).toBeLessThanOrEqual(width)
        if (width < 1000) continue

        const lowest = Math.max(...(await boxesOf(chips)).map(({ bottom }) => bottom))
        expect(lowest, screen).toBeLessThanOrEqual(height)
        const [axis] = await boxesOf(page.getByRole('columnheader'))
        expect(axis?.top, screen).toBeGreaterThanOrEqual(lowest)
        if (width === 1366) expect(await page.evaluate(findBrokenNames), screen).toEqual([])
      }
  }
})

test('six parts of a class of 28 fit a laptop, and who has begun none is one quiet row', { tag: '@sweep' }, async ({
  page,
  app,
}) => {
  test.setTimeout(180_000)
  const { teacher, students, codes } = await fullClasses(app.url)
  const { classes } = await teacher.browser.call('GET /api/classes', {})
  const { id: classId } = classes.find(({ code }) => code === codes[28])!
  const task = await newTask(teacher, classId, { parts: manyParts })
  for (const student of students.slice(0, 3)) await played(student, 'addition', '1.1', 1)
  await alreadyLoggedIn(page, teacher, app.url)
  for (const width of [1366, 820, 390]) {
    await page.setViewportSize({ width, height: 768 })
    await load(page, `tasks/grid?code=${codes[28]}&task=${task}`)
    await expect(page.getByRole('rowheader')).toHaveCount(28)
    await expectToFit(page, `a grid at ${width}`)
    const hidden = await page
      .getByRole('region', { name: 'Adding past ten' })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, `pixels beside a grid at ${width}`).toBe(0)
    // 25 students have signs for all parts, or one line on narrow screens, and three have begun one part.
    const signs = page.getByRole('cell').filter({ hasText: /^\s*not begun$/, visible: true })
    await expect(signs).toHaveCount((width === 1366 ? 25 * 6 : 25) + 3 * 5)
  }
})
