import type { ClassRole } from '#contract/class-roles'
import { m } from '../../language/messages.ts'

const words: { readonly [R in ClassRole]: () => string } = {
  owner: () => m.sharing_owner(),
  'co-teacher': () => m.sharing_co_teacher(),
  reliever: () => m.sharing_reliever(),
}

/** Returns the name of a role in a class. A role that only a newer server knows has its name in the contract. */
export const roleWords = (role: ClassRole): string => words[role]?.() ?? role
