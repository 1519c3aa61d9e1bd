import { m } from '../language/messages.ts'
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
            <h2>{m.landing_teachers_title()}</h2>
            <ul className={styles.promises}>
              <li>
                <b>{m.landing_glance()}</b> {m.landing_glance_text()}
              </li>
              <li>
                <b>{m.landing_strengths()}</b> {m.landing_strengths_text()}
              </li>
              <li>
                <b>{m.landing_custom()}</b> {m.landing_custom_text()}
              </li>
            </ul>
            <ButtonLink kind="brand" size="big" to={paths.register()} className={styles.register}>
              {m.landing_register_as_teacher()}
            </ButtonLink>
          </div>
          <ClassPicture />
        </div>
      </Reveal>
    </section>
  )
}
