import { expect, test } from 'vitest'
import { whileAllowed } from './file-response.ts'

async function* pages(count: number) {
  for (let page = 0; page < count; page++) yield new Uint8Array([page])
}

/** Reads a file whose right ends before page `end`. Each page takes `step` milliseconds. */
async function read({ end, step }: { end: number; step: number }) {
  let now = 0
  let asked = 0
  const got: number[] = []
  const isAllowed = async () => {
    asked++
    return got.length < end
  }
  const file = whileAllowed(pages(10), { isAllowed, clock: () => now, every: 1000 })
  const reading = (async () => {
    for await (const [page = -1] of file) {
      got.push(page)
      now += step
    }
  })()
  const failed = await reading.then(
    () => false,
    () => true,
  )
  return { got: got.length, asked, failed }
}

test('a file that takes long ends when the right of its reader ends', async () => {
  expect(await read({ end: 4, step: 1000 })).toEqual({ got: 4, asked: 4, failed: true })
})

test('the right to a file is asked once a second, and a whole file arrives while it lasts', async () => {
  expect(await read({ end: 99, step: 500 })).toEqual({ got: 10, asked: 4, failed: false })
})
