import type { ClassRole } from '#contract/class-roles'
import { m } from '../../language/messages.ts'

/** The names of the roles in a class. */
export const roleWords: { readonly [R in ClassRole]: () => string } = {
  owner: () => m.sharing_owner(),
  'co-teacher': () => m.sharing_co_teacher(),
  reliever: () => m.sharing_reliever(),
}
