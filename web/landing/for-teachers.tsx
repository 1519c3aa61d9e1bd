import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { ClassPicture } from './class-picture.tsx'
import styles from './for-teachers.module.css'
import { Reveal } from './reveal.tsx'
import section from './section.module.css'

export function ForTeachers() {
  return (
    <section className={classNames(section.band, styles.teachers, 'on-ink')} id="teachers" tabIndex={-1}>
      <Reveal>
        <div className={styles.halves}>
          <div>
            <h2>Your whole class on one line.</h2>
            <ul className={styles.promises}>
              <li>
                <b>See progress at a glance</b> Set up a class, share its code, and see how each student is doing.
              </li>
              <li>
                <b>Strengths and areas for improvement</b> Analytics for the class and for each student.
              </li>
              <li>
                <b>Custom problems</b> Assign your own problems to students.
              </li>
            </ul>
            <ButtonLink kind="brand" size="big" to={paths.register()} className={styles.register}>
              Register as a teacher
            </ButtonLink>
          </div>
          <ClassPicture />
        </div>
      </Reveal>
    </section>
  )
}
