import type { ReactNode } from 'react'
import type { Role } from '#maths'
import { paths } from '../../routes/paths.ts'
import studentArt from '../../ui/art/door-student.svg'
import teacherArt from '../../ui/art/door-teacher.svg'
import { classNames } from '../../ui/base/class-names.ts'
import { Page } from '../../ui/base/page.tsx'
import { Bar } from '../../ui/parts/bar.tsx'
import styles from './sign-in-page.module.css'

interface SignInPageProps {
  readonly title: string
  readonly isWide?: boolean
  /** Whether a bar that leads home is above the page. The screens of an account have another one. */
  readonly hasBar?: boolean
  readonly children: ReactNode
}

/** The layout of the sign-in pages: content in the middle of the screen. */
export function SignInPage({ title, isWide = false, hasBar = true, children }: SignInPageProps) {
  const page = (
    <Page title={title} width="bare" className={classNames(styles.page, isWide && styles.wide)}>
      {children}
    </Page>
  )
  if (!hasBar) return page
  return (
    <div className={styles.door}>
      <Bar home={paths.home()} />
      {page}
    </div>
  )
}

/** The box of a role, with its picture below the content. */
export function SignInBox(props: { role: Role; labelledBy?: string; children: ReactNode }) {
  const { role, labelledBy, children } = props
  const isTeacher = role === 'teacher'
  return (
    <section
      className={classNames(styles.box, isTeacher && styles.ink, isTeacher && 'on-ink')}
      aria-labelledby={labelledBy}
    >
      {children}
      <img className={styles.art} src={isTeacher ? teacherArt : studentArt} alt="" />
    </section>
  )
}
