import { expectAccessible } from '../harness/accessible.ts'
import { classWithStudent, registeredTeacher } from '../harness/people.ts'
import { played } from '../harness/played.ts'
import { alreadyLoggedIn, openTeacherDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

test.use({ reducedMotion: 'reduce', expectedErrors: [/status of (404|400|500)/] })

const noCode = 'Class code information is missing.'

test('a class page opened without a code shows an alert and leads to My Classes', async ({ page, app }) => {
  const { teacher } = await classWithStudent(app.url)
  await openTeacherDashboard(page, teacher)
  const pages = ['', '/timestable?student=1', '/fouroperations?op=addition', '/measurement?domain=length']
  for (const path of pages) {
    await page.goto(`/#/studentprogress${path}`)
    const alert = page.getByRole('alertdialog', { name: noCode })
    await expect(alert).toBeVisible()
    await expectAccessible(page, `without a code: ${path}`)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a class first.' })).toBeVisible()
    await expect(page.getByText(noCode)).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'My Classes' }).last().click()
    await expect(page).toHaveURL(/#\/teacher\/dashboard$/)
  }
})

test("a teacher opens their own class by its code in lower case, and never another teacher's class", async ({
  page,
  app,
}) => {
  const { student, code } = await classWithStudent(app.url)
  const other = await registeredTeacher(app.url, 'Sam', 'Leota')
  await openTeacherDashboard(page, other)
  for (const unknown of [code, 'ZZZZZZ', 'no code at all']) {
    await page.goto(`/#/studentprogress?code=${unknown}`)
    await expect(page.getByText('There is no such class.')).toBeVisible()
    await expect(page.getByText('Your own classes and their students are in My Classes.')).toBeVisible()
    for (const path of ['timestable', 'fouroperations', 'measurement']) {
      await page.goto(`/#/studentprogress/${path}?code=${unknown}&student=${student.browser.account}`)
      await expect(page.getByText('There is no such class.')).toBeVisible()
    }
  }
  const own = await other.browser.call('POST /api/classes', { id: crypto.randomUUID(), name: 'Room 9' })
  await page.goto(`/#/studentprogress?code=${own.code.toLowerCase()}`)
  await expect(page.getByText('No students found for this class.')).toBeVisible()
  await expectAccessible(page, 'a class without students')
  await page.goto(`/#/studentprogress/fouroperations?code=${own.code}&student=${student.browser.account}`)
  await expect(page.getByText('There is no such student in this class.')).toBeVisible()
})

test('a class page opened directly shows a slow or failed list of classes as a slow or failed class', async ({
  app,
  openDevice,
}) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  const pages = {
    [`studentprogress?code=${code}`]: { loading: 'Loading the students', shown: 'Mia C.' },
    [`studentprogress/timestable?code=${code}&student=${student.browser.account}`]: {
      loading: 'Loading the progress',
      shown: 'No level in progress.',
    },
    [`insight/levels?code=${code}`]: { loading: 'Loading the levels', shown: 'No strengths or gaps yet' },
    [`insight/facts?code=${code}`]: { loading: 'Loading the facts', shown: 'No facts yet' },
    [`studentprogress/levels?code=${code}&student=${student.browser.account}`]: {
      loading: 'Loading the levels',
      shown: 'No strengths or gaps yet',
    },
    [`studentprogress/facts?code=${code}&student=${student.browser.account}`]: {
      loading: 'Loading the facts',
      shown: 'No facts yet',
    },
    [`studentprogress/answers?code=${code}&student=${student.browser.account}`]: {
      loading: 'Loading the answers',
      shown: 'No answers yet',
    },
    [`insight?code=${code}`]: { loading: 'Loading Insight', shown: 'Insight begins with the first answers.' },
    [`progressoverview?code=${code}`]: { loading: 'Loading the class', shown: 'Tables 0 to 12' },
    [`progressoverview/timestable?code=${code}`]: { loading: 'Loading the overview', shown: 'Mia C.' },
  }
  for (const [path, { loading, shown }] of Object.entries(pages)) {
    const page = await openDevice()
    await alreadyLoggedIn(page, teacher, app.url)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/classes', async (route) => {
      await held
      await route.fulfill({ status: 500, json: { problem: 'failed', message: 'Something went wrong' } })
    })
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('region', { name: loading })).toBeVisible()
    release()
    await expect(page.getByText(/could not be loaded\./)).toBeVisible()
    await page.unroute('**/api/classes')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
    await page.context().close()
  }
})

test('a slow list on a class page shows its outline, and a failed one can be tried again', async ({ page, app }) => {
  const { teacher, student, code } = await classWithStudent(app.url)
  await played(student, 'addition', '1.1', 5)
  await openTeacherDashboard(page, teacher)
  const paths = {
    '**/students': { path: `studentprogress?code=${code}`, loading: 'Loading the students', shown: 'Mia C.' },
    '**/slips/**': {
      path: `insight/group?code=${code}&operation=addition&slip=carry-dropped`,
      loading: 'Loading the group',
      shown: 'Nobody makes this mistake at the moment.',
    },
    '**/insight': { path: `insight?code=${code}`, loading: 'Loading Insight', shown: 'Ready to go on 0' },
    '**/progress?*': {
      path: `studentprogress/fouroperations?code=${code}&student=${student.browser.account}`,
      loading: 'Loading the progress',
      shown: '3 + 4',
    },
    '**/levels': {
      path: `studentprogress/levels?code=${code}&student=${student.browser.account}`,
      loading: 'Loading the levels',
      shown: 'No strengths or gaps yet',
    },
    '**/facts': {
      path: `studentprogress/facts?code=${code}&student=${student.browser.account}`,
      loading: 'Loading the facts',
      shown: 'No facts yet',
    },
    '**/answers': {
      path: `studentprogress/answers?code=${code}&student=${student.browser.account}`,
      loading: 'Loading the answers',
      shown: '5 of 5 right',
    },
  }
  for (const [endpoint, { path, loading, shown }] of Object.entries(paths)) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(endpoint, async (route) => {
      await held
      await route.fulfill({ status: 500, json: { problem: 'failed', message: 'Something went wrong' } })
    })
    await page.goto(`/#/${path}`)
    await expect(page.getByRole('region', { name: loading })).toBeVisible()
    await expectAccessible(page, loading)
    release()
    await expect(page.getByText(/could not be loaded\./)).toBeVisible()
    await expectAccessible(page, `failed: ${path}`)
    await page.unroute(endpoint)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  }
})
