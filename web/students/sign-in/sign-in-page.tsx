import { useTeaches } from '../../api/classes/class-teachers.ts'
import { isUnknownAddress } from '../../api/client/problems.ts'
import { useHasClassCards } from '../../api/students/cards.ts'
import { useClassSignIn } from '../../api/students/class-sign-in.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { CodeMissing, NotFound } from '../class-missing.tsx'
import { listPath } from '../class-paths.ts'
import { ClassTrail } from '../class-trail.tsx'
import { useClassCode } from '../use-class-code.ts'
import { CardStudents } from './card-students.tsx'
import { ShutStudents } from './shut-students.tsx'
import { SignInSwitch } from './sign-in-switch.tsx'

/** /studentprogress/signin?code= (docs/product/teacher-screens.md, "Sign-in with pictures"). */
export function ClassSignInPage() {
  const code = useClassCode()
  const teaches = useTeaches(code)
  const hasCards = useHasClassCards()
  const signIn = useClassSignIn(code)
  const isOnline = useOnline()
  const isOld = signIn.isError || !isOnline
  const isUnknownClass = isUnknownAddress(signIn.error)
  const found = isUnknownClass ? undefined : signIn.data
  const name = found?.classroom.name
  const count = found?.students.length ?? 0
  return (
    <Page title={name ? `${m.picture_sign_in_title()}, ${name}` : m.picture_sign_in_title()} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(name ? [{ label: name, to: paths.studentProgress(code) }] : []),
          { label: m.picture_sign_in_title() },
        ]}
      />
      <Headline
        title={m.picture_sign_in_title()}
        text={found && count > 0 && m.picture_sign_in_of({ name: name ?? '', count })}
      >
        {teaches && count > 0 && (
          <ButtonLink to={listPath('/studentprogress/cards', code)}>{m.cards_title()}</ButtonLink>
        )}
      </Headline>
      {code === '' ? (
        <CodeMissing />
      ) : isUnknownClass ? (
        <NotFound what="class" />
      ) : hasCards === false ? (
        <Empty title={m.cards_none()}>
          <p>{m.adding_off()}</p>
        </Empty>
      ) : found && count === 0 ? (
        <Empty title={m.cards_none()}>
          <p>{m.cards_none_text()}</p>
          {teaches && (
            <ButtonLink kind="ink" to={listPath('/studentprogress/add', code)}>
              {m.adding_title()}
            </ButtonLink>
          )}
        </Empty>
      ) : found ? (
        <>
          <SignInSwitch code={code} signIn={found} countedAt={isOld ? signIn.dataUpdatedAt : null} />
          <ShutStudents code={code} students={found.students} />
          <CardStudents students={found.students} />
        </>
      ) : signIn.isError ? (
        <Failed text={m.picture_sign_in_not_loaded()} onTryAgain={() => signIn.refetch()} />
      ) : (
        <Skeleton label={m.picture_sign_in_loading()} rows={6} />
      )}
    </Page>
  )
}
