import { type SyntheticEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useAccount, useCurrentSession } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import { choosePicture } from '../../offline/choose-picture.ts'
import { paths } from '../../routes/paths.ts'
import { Ball } from '../../ui/base/ball.tsx'
import { Button, TextButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { Page } from '../../ui/base/page.tsx'
import { colourNames, suggestionFor } from '../../ui/parts/picture-choices.ts'
import { type PictureName, pictureNames } from '../../ui/parts/picture-names.ts'
import { Drawing, StudentPicture } from '../../ui/parts/student-picture.tsx'
import { type Theme, themeClass } from '../../ui/parts/theme.ts'
import styles from './my-picture.module.css'

/** The choice of the student's own picture and colour. A tap shows it on the big ball, and "That's me" saves it. */
export function MyPicture() {
  const account = useAccount()
  const session = useCurrentSession()
  const [, navigate] = useLocation()
  const [picture, setPicture] = useState(account.picture ?? suggestionFor(account.id))
  const save = (chosen: typeof picture | null) => {
    choosePicture(session, chosen)
    navigate(paths.dashboard('student'))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save(picture)
  }
  return (
    <Page title={m.picture_title()}>
      <TextButtonLink to={paths.dashboard('student')}>
        <Icon name="back" /> {m.lists_back_to_dashboard()}
      </TextButtonLink>
      <form className={classNames(styles.form, themeClass(picture.colour))} onSubmit={submit}>
        <div className={styles.mirror}>
          <h1>{m.picture_heading()}</h1>
          <p>{m.picture_hint()}</p>
          <div className={styles.line} aria-hidden="true">
            <i />
            <i />
            <i />
            <Ball className={styles.ball}>
              <StudentPicture picture={picture} />
            </Ball>
          </div>
        </div>
        <fieldset className={styles.pictures}>
          <legend className="unseen">{m.picture_pictures()}</legend>
          {entriesOf(pictureNames).map(([name, text]) => (
            <label key={name}>
              <input
                type="radio"
                name="picture"
                checked={name === picture.name}
                onChange={() => setPicture({ ...picture, name })}
              />
              <span className={styles.tile}>
                <Drawing name={name} />
                {text}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.colours}>
          <legend className="unseen">{m.picture_colours()}</legend>
          {entriesOf(colourNames).map(([colour, text]) => (
            <label key={colour} className={themeClass(colour)}>
              <input
                type="radio"
                name="colour"
                aria-label={text}
                checked={colour === picture.colour}
                onChange={() => setPicture({ ...picture, colour })}
              />
              <span className={styles.tile} />
            </label>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <div className={styles.save}>
            <Button kind="ink" size="big" type="submit">
              {m.picture_save()}
            </Button>
          </div>
          <Button onClick={() => save(null)}>{m.picture_none()}</Button>
        </div>
      </form>
    </Page>
  )
}

const entriesOf = <Key extends PictureName | Theme>(names: Readonly<Record<Key, string>>) =>
  Object.entries(names) as [Key, string][]
