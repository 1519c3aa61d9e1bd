import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createConditions } from './conditions.ts'
import { openSchool, type School } from './school.ts'

/** Opens a school of one teacher and two children at a server. */
async function schoolAt(respond: RequestListener): Promise<School> {
  const server = createServer(respond).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return openSchool({ url, seed: 'refusals', conditions: createConditions(), children: 2, patience: 1000 })
}

test('a person whose request gets no reply gives up with a finding', async () => {
  const school = await schoolAt(() => {})
  await school.finish()
  expect(school.ledger.refusals).toEqual(Array(3).fill('a request got no reply in time'))
})

test('a person whose requests always fail gives up with a finding, which ends every wait', async () => {
  const school = await schoolAt((_, response) => response.writeHead(500).end())
  await school.acknowledgedAfter(performance.now())
  await school.finish()
  const finding = expect.stringMatching(/^a request did not succeed in \d+ tries$/)
  expect(school.ledger.refusals).toEqual(Array(3).fill(finding))
})
