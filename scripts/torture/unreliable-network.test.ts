import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { chanceOf } from './chance.ts'
import { createConditions } from './conditions.ts'
import { Refused, unreliableNetwork } from './unreliable-network.ts'

const network = unreliableNetwork(chanceOf('network'), { conditions: createConditions(), patience: 1000 })

it('a reply that Node sends without a body is no reply', async () => {
  const server = createServer((_, response) => response.writeHead(408).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = async () => JSON.parse(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  expect(await network.attempt(ask)).toBeNull()
})

it('a reply that is not JSON ends the run', async () => {
  await expect(network.attempt(async () => JSON.parse('<html>'))).rejects.toThrow(SyntaxError)
  await expect(network.attempt(() => Promise.reject(new Refused('no')))).rejects.toThrow(Refused)
})
