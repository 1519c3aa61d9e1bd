import { expect, test } from '../harness/test.ts'

test('a browser, a home screen and a link preview find their icons and texts', async ({ page, request, app }) => {
  await page.goto('/')
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
  expect(await meta('description')).toMatch(/practise maths/)
  expect(await meta('theme-color')).toBe('#ffe629')
  expect(await meta('og:title')).toMatch(/Solve it! Maths/)
  expect(await meta('og:url')).toBe(`${app.url}/`)
  expect(await meta('og:image')).toBe(`${app.url}/social.png`)
  expect(await meta('twitter:card')).toBe('summary_large_image')

  const manifestPath = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await request.get(manifestPath!)
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  const { name, icons } = await manifest.json()
  expect(name).toBe('Solve it! Maths')

  const pictures = [
    ...icons.map(({ src, type, sizes }: Record<'src' | 'type' | 'sizes', string>) => ({ src, type, sizes })),
    { src: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    { src: '/social.png', type: 'image/png', sizes: '1200x630' },
  ]
  for (const { src, type, sizes } of pictures) {
    const response = await request.get(src)
    expect(response.status(), src).toBe(200)
    expect(response.headers()['content-type']?.split(';')[0], src).toBe(type)
    expect((await response.body()).length, src).toBeLessThanOrEqual(60_000)
    if (sizes === 'any') continue
    const size = await page.evaluate(async (path) => {
      const picture = new Image()
      picture.src = path
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  for (const link of await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all())
    expect((await request.get((await link.getAttribute('href'))!)).status()).toBe(200)
})

test('the design page of development is not in the built app', async ({ page }) => {
  await page.goto('/#/ui')
  await expect(page).toHaveURL(/#\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Every right answer is a hop forward.' })).toBeVisible()
})
