import { stepHeading } from '../harness/helping.ts'
import { registeredStudent } from '../harness/people.ts'
import { answerBox, pressFresh } from '../harness/playing.ts'
import { alreadyLoggedIn } from '../harness/signing-in.ts'
import { test, expect } from '../harness/test.ts'
const levels = (process.env.LEVELS ?? 'fouroperations/addition/1/1.2').split(',')
for (const [name, use] of Object.entries({
  p390: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  t820: { hasTouch: true, viewport: { width: 820, height: 1180 } },
  l1366: { viewport: { width: 1366, height: 768 } },
})) {
  test.describe(name, () => {
    test.use(use)
    for (const level of levels)
      test(`${level}`, async ({ page, app }) => {
        await alreadyLoggedIn(page, await registeredStudent(app.url), app.url)
        await page.clock.install()
        await page.goto(`/#/main/${level}`)
        await page.getByRole('button', { name: 'See one worked' }).click()
        for (let step = 1; step <= 9; step++) {
          await expect(stepHeading(page, step)).toBeVisible()
          await page.clock.runFor(600)
          await page.screenshot({ path: `/tmp/shots/${level.replaceAll('/', '_')}-${name}-${step}.png` })
          const button = page.getByRole('button', { name: /^(Next step|Check|Your turn|Close|Done|Back to the question)$/ }).last()
          const text = await button.innerText()
          if (text === 'Next step') await pressFresh(page, 'Next step')
          else if (text === 'Check') {
            if (await page.getByRole('radio').count()) await page.getByRole('radio').first().check()
            else await answerBox(page).last().fill('0')
            await pressFresh(page, 'Check')
            await page.clock.runFor(300)
            await page.screenshot({ path: `/tmp/shots/${level.replaceAll('/', '_')}-${name}-${step}b.png` })
            await page.clock.runFor(1300)
          } else break
        }
      })
  })
}
