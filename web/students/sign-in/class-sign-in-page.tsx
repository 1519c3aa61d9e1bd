import { useMay } from '../../api/classes/class-rights.ts'
import { usePictureSignIn } from '../../api/students/picture-sign-in.ts'
import { m } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { Headline } from '../../ui/parts/headline.tsx'
import { ListedClassPage } from '../cards/listed-class-page.tsx'
import { listPath } from '../class-paths.ts'
import { useClassCode } from '../use-class-code.ts'
import { CardStudents } from './card-students.tsx'
import { ShutStudents } from './shut-students.tsx'
import { SignInSwitch } from './sign-in-switch.tsx'

/** /studentprogress/signin?code= (docs/product/teacher-screens.md, "Sign-in with pictures"). */
export function PictureSignInPage() {
  const code = useClassCode()
  const teaches = useMay(code, 'teaches')
  const opens = useMay(code, 'opens')
  const signIn = usePictureSignIn(code)
  const isOnline = useOnline()
  const isOld = signIn.isError || !isOnline
  return (
    <ListedClassPage
      code={code}
      title={m.picture_sign_in_title()}
      query={signIn}
      countOf={({ students }) => students.length}
      headline={(found) => (
        <Headline
          title={m.picture_sign_in_title()}
          text={found && m.picture_sign_in_of({ name: found.classroom.name, count: found.students.length })}
        >
          {found && teaches && <ButtonLink to={listPath('/studentprogress/cards', code)}>{m.cards_title()}</ButtonLink>}
        </Headline>
      )}
      notLoaded={m.picture_sign_in_not_loaded()}
      loading={m.picture_sign_in_loading()}
    >
      {(found) => (
        <>
          {opens && (
            <>
              <SignInSwitch code={code} signIn={found} countedAt={isOld ? signIn.dataUpdatedAt : null} />
              <ShutStudents code={code} students={found.students} />
            </>
          )}
          <CardStudents students={found.students} />
        </>
      )}
    </ListedClassPage>
  )
}
