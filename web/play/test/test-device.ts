/** A stand-in for the device's database, which Node does not have. It fails on request. */
import { memoryShelf } from '../memory-shelf.ts'
import type { Shelf } from '../shelf.ts'

export interface TestDevice extends Shelf {
  /** `full`: nothing can be written. `gone`: nothing can be read either. */
  state: 'works' | 'full' | 'gone'
}

export function testDevice(): TestDevice {
  const shelf = memoryShelf()
  const read = async () => {
    if (device.state === 'gone') throw new Error('no database')
    return shelf
  }
  const write = async () => {
    if (device.state !== 'works') throw new Error('no room')
    return shelf
  }
  const device: TestDevice = {
    state: 'works',
    keep: async (...args) => (await write()).keep(...args),
    rounds: async (account) => (await read()).rounds(account),
    moves: async (...args) => (await read()).moves(...args),
    drop: async (...args) => (await write()).drop(...args),
    setAside: async (...args) => (await write()).setAside(...args),
  }
  return device
}
