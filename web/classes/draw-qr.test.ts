import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { drawQr } from './draw-qr.ts'

/** Returns the path as the pixels of a photograph, with 4 by 4 pixels for a square. */
function photograph({ size, path }: ReturnType<typeof drawQr>) {
  const width = size * 4
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < 4; dy++)
      for (let dx = 0; dx < 4; dx++) {
        const pixel = (Number(y) * 4 + dy) * width + Number(x) * 4 + dx
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
  return { width, height: width, data }
}

it.each([
  'http://localhost:3000/#/student/dashboard?code=K7X2QF',
  'https://maths.kura.school.nz/#/student/dashboard?code=9BT4LM',
])('a camera reads the QR code of %s back as this address', (address) => {
  expect(decodeQR(photograph(drawQr(address)))).toBe(address)
})
