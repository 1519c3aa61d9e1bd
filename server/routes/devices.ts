import type { Handlers, Services } from '../http/handlers.ts'

export const deviceHandlers = ({ store }: Services) =>
  ({
    'POST /api/rounds/missing': async ({ caller, input: { rounds } }) => {
      const stored = await store.devices.lastMoves(
        caller.id,
        rounds.map(({ round }) => round),
      )
      const there = (round: string) => stored.get(round) ?? 0
      return {
        missing: rounds
          .filter(({ round, lastMove }) => there(round) < lastMove)
          .map(({ round }) => ({ round, lastMove: there(round) })),
      }
    },

    'PUT /api/devices/{device}': async ({ caller, params, input }) => {
      await store.devices.report(caller.id, params.device, input.setAside)
      return {}
    },
  }) satisfies Partial<Handlers>
