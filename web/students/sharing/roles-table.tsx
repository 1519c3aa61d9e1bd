import { type ClassRight, classRoles, hasRight } from '#contract/class-roles'
import { m } from '../../language/messages.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { roleWords } from './role-words.ts'
import styles from './sharing.module.css'

/** The actions of a teacher, each with the right that it needs. */
const rows: readonly { readonly text: () => string; readonly right: ClassRight }[] = [
  { text: () => m.sharing_may_see(), right: 'reads' },
  { text: () => m.sharing_may_open(), right: 'opens' },
  { text: () => m.sharing_may_change(), right: 'teaches' },
  { text: () => m.sharing_may_edit(), right: 'teaches' },
  { text: () => m.sharing_may_own(), right: 'owns' },
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
            {classRoles.map((role) => (
              <th key={role} scope="col">
                {roleWords(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, right }) => (
            <tr key={text()}>
              <th scope="row">{text()}</th>
              {classRoles.map((role) => (
                <td key={role} data-head={roleWords(role)}>
                  {hasRight(role, right) ? <Yes /> : <No />}
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
