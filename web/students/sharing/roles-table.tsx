import type { ClassRole } from '#contract'
import { m } from '../../language/messages.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { roleWords } from './role-words.ts'
import styles from './sharing.module.css'

const roles = ['owner', 'co-teacher', 'reliever'] as const satisfies readonly ClassRole[]

/** The rights of each role. The server decides it (`rightsByRole` in server/access.ts). */
const rows: readonly { readonly text: () => string; readonly who: readonly ClassRole[] }[] = [
  { text: () => m.sharing_may_see(), who: roles },
  { text: () => m.sharing_may_open(), who: roles },
  { text: () => m.sharing_may_change(), who: ['owner', 'co-teacher'] },
  { text: () => m.sharing_may_edit(), who: ['owner', 'co-teacher'] },
  { text: () => m.sharing_may_own(), who: ['owner'] },
]

/** The table of the roles in a class. */
export function RolesTable() {
  return (
    <section className={styles.roles} aria-labelledby="roles">
      <h2 id="roles">{m.sharing_roles()}</h2>
      <table aria-labelledby="roles">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{m.sharing_may()}</span>
            </th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleWords[role]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, who }) => (
            <tr key={text()}>
              <th scope="row">{text()}</th>
              {roles.map((role) => (
                <td key={role} data-head={roleWords[role]()}>
                  {who.includes(role) ? <Yes /> : <No />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Yes() {
  return (
    <>
      <Icon name="tick" />
      <span className="unseen">{m.sharing_yes()}</span>
    </>
  )
}

function No() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{m.sharing_no()}</span>
    </>
  )
}
