import type { BrowserContext } from '@playwright/test'

interface LossyNetwork {
  /** The requests that saved moves, in the order in which they were sent. `isLost` if the reply was lost. */
  readonly saves: readonly { readonly round: string; readonly numbers: readonly number[]; readonly isLost: boolean }[]
  /** The most requests that were under way at the same time. */
  mostAtOnce(): number
}

/** Loses the replies to the first and then every third request that saves moves. The server has stored these moves. */
export async function loseReplies(context: BrowserContext): Promise<LossyNetwork> {
  const saves: { round: string; numbers: number[]; isLost: boolean }[] = []
  let underWay = 0
  let most = 0
  await context.route('**/api/rounds/*/moves', async (route) => {
    const [, round = ''] = /\/api\/rounds\/([^/]+)\/moves$/.exec(route.request().url()) ?? []
    const { moves } = route.request().postDataJSON() as { moves: { number: number }[] }
    const isLost = saves.length % 3 === 0
    saves.push({ round, numbers: moves.map(({ number }) => number), isLost })
    underWay++
    most = Math.max(most, underWay)
    const response = await route.fetch()
    underWay--
    if (isLost) await route.abort()
    else await route.fulfill({ response })
  })
  return { saves, mostAtOnce: () => most }
}
