import { beginLevel } from '../harness/beginning.ts'
import { answerRightTimes, answerStored, expectStreak, stored } from '../harness/playing.ts'
import { openStudentDashboard } from '../harness/signing-in.ts'
import { expect, test } from '../harness/test.ts'

// These errors appear while the server is down.
test.use({
  expectedErrors: [
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_CONTENT_LENGTH_MISMATCH/,
  ],
})

test('a server that is killed during play loses no stored answer, and the child plays on', {
  tag: '@postgres',
}, async ({ startServer, openDevice }) => {
  const server = await startServer()
  const page = await openDevice(server.url)
  const mia = await beginLevel(page, server.url, '1.1')
  await answerStored(page, 3, 3)
  await server.kill()

  // The stored answers are visible on another device, whatever this page still sends.
  await server.start()
  const tablet = await openDevice(server.url)
  await openStudentDashboard(tablet, mia)
  await tablet.goto('/#/main/fouroperations/addition')
  const level = tablet.getByRole('link', { name: /^1\.1/ })
  await expect(level.getByRole('img', { name: 'Best streak 3 of 5' })).toBeVisible()

  // The child plays on without the server, and the waiting answers arrive when it is back.
  await server.kill()
  await answerRightTimes(page, 2)
  await expectStreak(page, 5)
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  let isStored = false
  const rest = stored(page, 5).then(() => {
    isStored = true
  })
  await server.start()
  // The page's clock passes in small steps, because the device's database works in real time.
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(isStored).toBe(true)
  }).toPass({ intervals: [100] })
  await rest
  await tablet.reload()
  await expect(level.getByRole('img', { name: 'Completed' })).toBeVisible()
})
