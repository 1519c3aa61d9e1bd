import { roleOf } from '../api/session.ts'
import { useAccount } from '../api/use-session.ts'
import { paths } from '../paths.ts'
import words from '../ui/art/sign-words.svg'
import { classNames } from '../ui/class-names.ts'
import { Empty } from '../ui/empty.tsx'
import { hueOf } from '../ui/hue-of.ts'
import { KeyLink } from '../ui/key.tsx'
import { Page } from '../ui/page.tsx'
import { PlaceHead } from '../ui/place-head.tsx'
import { Preview } from '../ui/preview.tsx'
import styles from './menu.module.css'

const menu = paths.fourOperations()

/** /main/fouroperations/wordproblems: a placeholder (docs/product/screens.md, "Word Problems"). */
export function WordProblems() {
  const isTeacher = roleOf(useAccount()) === 'teacher'
  return (
    <Page title="Word Problems" width="bare">
      <PlaceHead place="wordproblems" title="Word Problems" back={{ label: 'Back to Four Operations', to: menu }} />
      <div className={classNames(styles.body, hueOf('wordproblems'))}>
        {isTeacher && <Preview />}
        <Empty title="Coming Soon" picture={words}>
          <p>Stories with mixed operations. Until then, the other operations are ready.</p>
          <KeyLink kind="hue" to={menu}>
            Choose an operation
          </KeyLink>
        </Empty>
      </div>
    </Page>
  )
}
