import { expect, it, vi } from 'vitest'
import { reportAnswers } from './report-answers.ts'

it('two reports of refused answers at the same time have one id of the device', async () => {
  const slots = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (slot: string) => slots.get(slot) ?? null,
    setItem: (slot: string, value: string) => slots.set(slot, value),
  })
  const devices: string[] = []
  const report = () =>
    reportAnswers(
      'mia',
      async () => 1,
      async ({ device }) => {
        devices.push(device)
        return {}
      },
    )
  await Promise.all([report(), report()])
  expect(devices).toEqual([devices[0], devices[0]])
})
