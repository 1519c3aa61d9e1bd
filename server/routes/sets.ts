import { hash } from 'node:crypto'
import { z } from 'zod'
import { mostSets, type OwnSet, ownProblem } from '#contract'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { takeCodeTry } from '../limits/shared-limits.ts'
import type { Store } from '../store/open.ts'
import { readJson } from '../store/rounds/stored-round.ts'
import type { SetContent, StoredSet } from '../store/tasks/sets.ts'
import { contentOf } from '../tasks/set-input.ts'

export const setHandlers = ({ store }: Services) =>
  ({
    'GET /api/sets': async ({ caller }) => ({ sets: await store.sets.listOf(caller.id) }),

    'POST /api/sets': async ({ caller, input: { id, ...written } }) => {
      const content = await contentOf(written)
      const known = await store.sets.select(caller.id, id)
      if (!known) return make(store, caller.id, id, content)
      const first = await store.sets.selectVersion(caller.id, id, 1)
      if (!isSame(known, content) && !(first && isSame(first, content))) throw superseded()
      return shown(known)
    },

    'GET /api/sets/{set}': async ({ caller, params }) => shown(await setOf(store, caller.id, params.set)),

    'PUT /api/sets/{set}': async ({ caller, params, input: { version, ...written } }) => {
      const set = await setOf(store, caller.id, params.set)
      const content = await contentOf(written)
      if (isSame(set, content)) return shown(set)
      if (version !== set.version) throw superseded()
      if (!(await store.sets.addVersion(caller.id, set.id, version, content))) throw superseded()
      return shown(await setOf(store, caller.id, set.id))
    },

    'DELETE /api/sets/{set}': async ({ caller, params }) => {
      if (!(await store.sets.delete(caller.id, params.set))) throw noSuchSet()
      return {}
    },

    'PUT /api/sets/{set}/link': async ({ caller, params, input }) => {
      const hash = hashOf(input.secret)
      // A teacher who received a link must not use its secret for a set of their own.
      if (await store.sets.isLinkTaken(caller.id, params.set, hash))
        throw new ApiProblem('refused', 'Another set has this link')
      if (!(await store.sets.setLink(caller.id, params.set, hash))) throw noSuchSet()
      return {}
    },

    'DELETE /api/sets/{set}/link': async ({ caller, params }) => {
      if (!(await store.sets.setLink(caller.id, params.set, null))) throw noSuchSet()
      return {}
    },

    'POST /api/set-copies': async ({ caller, input: { id, secret }, address }) => {
      const known = await store.sets.select(caller.id, id)
      if (known) return shown(known)
      const taken = await takeCodeTry(store, caller.id, address())
      if (!taken) throw new ApiProblem('tooManyTries', 'Too many wrong links. Please wait ten minutes')
      const shared = await store.sets.selectByLink(hashOf(secret))
      if (!shared) throw new ApiProblem('notFound', 'This link leads to no set')
      for (const one of taken) await store.tries.giveBack(one)
      return make(store, caller.id, id, shared)
    },
  }) satisfies Partial<Handlers>

/** Makes a set. Throws `refused` if the teacher has too many, or had a set with this id. */
async function make({ sets }: Store, teacherId: string, id: string, content: SetContent): Promise<OwnSet> {
  if ((await sets.countOf(teacherId)) >= mostSets)
    throw new ApiProblem('refused', `A teacher has at most ${mostSets} sets`)
  await sets.create(teacherId, id, content)
  const made = await sets.select(teacherId, id)
  if (!made) throw new ApiProblem('refused', 'This id is taken')
  return shown(made)
}

async function setOf({ sets }: Store, teacherId: string, id: string): Promise<StoredSet> {
  const set = await sets.select(teacherId, id)
  if (!set) throw noSuchSet()
  return set
}

const storedProblems = z.array(ownProblem)

function shown({ problems, ...listed }: StoredSet): OwnSet {
  return { ...listed, problems: storedProblems.parse(readJson(problems)) }
}

const isSame = (one: SetContent, other: SetContent) => one.title === other.title && one.problems === other.problems

const noSuchSet = () => new ApiProblem('notFound', 'There is no such set')
const superseded = () => new ApiProblem('superseded', 'The set has changed since you opened it')
const hashOf = (secret: string) => hash('sha256', secret)
