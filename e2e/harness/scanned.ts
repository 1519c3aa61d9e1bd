import type { Locator, Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'

/** Returns the text of a QR code as a camera sees it on a black-and-white print. */
export async function scanned(page: Page, code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64')
  const { width, height, grey } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    const grey = Array.from({ length: data.length / 4 }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = data.slice(4 * i, 4 * i + 3)
      return Math.round(0.3 * red + 0.59 * green + 0.11 * blue)
    })
    return { width: image.width, height: image.height, grey }
  }, png)
  return decodeQr({ width, height, data: Uint8Array.from(grey.flatMap((one) => [one, one, one, 255])) })
}
