import type { ReactNode } from 'react'
import type { Role } from '#maths'
import { paths } from '../../routes/paths.ts'
import studentArt from '../../ui/art/door-student.svg'
import teacherArt from '../../ui/art/door-teacher.svg'
import { classNames } from '../../ui/base/class-names.ts'
import { Page } from '../../ui/base/page.tsx'
import { Bar } from '../../ui/parts/bar.tsx'
import styles from './sign-in-page.module.css'

/** A page before the app: one thing in the middle of the screen, below the bar that leads home. */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.door}>
      <Bar home={paths.home()} />
      <Page title={title} width="bare" className={styles.page}>
        {children}
      </Page>
    </div>
  )
}

/** What fills a box of a role, above its picture. */
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
