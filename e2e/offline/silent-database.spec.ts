import { test } from '../harness/front-server.ts'
import { keptOnDevice } from '../harness/offline.ts'
import { registeredStudent } from '../harness/people.ts'
import { streaksOf } from '../harness/played.ts'
import { answerRight, expectStreak, openLevel, stored } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { expect } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' })

test('a device whose databases no longer respond opens the app with the network, plays and stores the answers', async ({
  front,
}) => {
  const { page } = front
  const mia = await registeredStudent(front.url)
  await alreadyLoggedIn(page, mia, front.url)
  await page.goto('/#/student/dashboard')
  await keptOnDevice(page)

  await page.context().addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  // A new version that finds no kept student takes over at once.
  front.changeWorker((script) => `IDBFactory.prototype.open = () => new EventTarget();${script}`)
  const again = page.waitForEvent('load')
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await again

  const visit = await page.context().newPage()
  await page.close()
  await visit.goto('/#/student/dashboard')
  await expect(visit.getByRole('heading', { level: 1, name: 'Kia ora, Mia' })).toBeVisible()
  await openLevel(visit, '2.1')
  const first = stored(visit, 1)
  await answerRight(visit)
  await first
  await expectStreak(visit, 1)
  expect((await streaksOf(mia)).addition).toEqual({ '2.1': 1 })
})
