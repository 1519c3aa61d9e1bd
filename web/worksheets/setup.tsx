import { type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { WorksheetLayout } from '#contract'
import type { QuestionCount } from '#maths'
import { isRefusedInput } from '../api/client/problems.ts'
import { useLoadSet, useMakeWorksheet } from '../api/students/worksheets.ts'
import { m } from '../language/messages.ts'
import { PictureLanguageContext } from '../play/language/picture-language.ts'
import { partsInWords } from '../students/part-words.ts'
import { Button } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Field, FieldError } from '../ui/forms/field.tsx'
import { Form } from '../ui/forms/form.tsx'
import { Segments } from '../ui/forms/segments.tsx'
import { Select } from '../ui/forms/select.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { BringBack } from './bring-back.tsx'
import { countsFor, type Draft, fieldsOf, mostEach, partsIn, type TaskSource, titleOf, withSource } from './draft.ts'
import { Sheets } from './paper/sheets.tsx'
import styles from './setup.module.css'
import { SourceFields } from './source-fields.tsx'
import { forAll, usePaper } from './use-paper.ts'
import { sheetPath } from './worksheet-paths.ts'

interface SetupProps {
  readonly code: string
  /** The number of students in the class. */
  readonly students: number
  readonly tasks: readonly TaskSource[]
  readonly initial: Draft
}

const columns = [1, 2, 3, 4] as const

/** The form of a new worksheet, with its first page beside it. */
export function Setup({ code, students, tasks, initial }: SetupProps) {
  const [draft, setDraft] = useState(initial)
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isKeyShown, setKeyShown] = useState(false)
  const [isTitleMissing, setTitleMissing] = useState(false)
  const make = useMakeWorksheet()
  const [, navigate] = useLocation()
  const { source, count, isForEach, layout } = draft
  const fields = useMemo(() => fieldsOf(draft), [draft])
  const paper = usePaper({ id, ...fields }, forAll, useLoadSet(code))
  // A worksheet with this id may be stored although no response came. Other settings make another worksheet.
  const change = (changed: Draft) => {
    setDraft(changed)
    if (make.variables?.id === id) setId(crypto.randomUUID())
  }
  const setLayout = (changes: Partial<WorksheetLayout>) => change({ ...draft, layout: { ...layout, ...changes } })
  const submit = () => {
    const isMissing = titleOf(draft).trim() === ''
    setTitleMissing(isMissing)
    if (isMissing || make.isPending) return
    make.mutate({ code, id, ...fields }, { onSuccess: (made) => navigate(sheetPath(made.code)) })
  }
  const pages = (paper.dealt?.sheets[0]?.pages.length ?? 0) * (layout.hasKey ? 2 : 1)
  const used = paper.dealt?.sheets[0]?.pages.flatMap(({ groups }) => groups).map((group) => group.columns) ?? []
  const fewest = Math.min(layout.columns, ...used)
  const asked = paper.dealt?.sheets[0]?.pages.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
  const canBeForEach = students > 0 && students <= mostEach
  return (
    <div className={styles.setup}>
      <div className={styles.sheet}>
        <Form className={styles.form} onSubmit={submit}>
          <Part title={m.worksheets_what()} isWide>
            <div className={styles.fields}>
              <SourceFields
                source={source}
                tasks={tasks}
                onChoose={(chosen) => change({ ...withSource(draft, chosen), title: null })}
              />
              <Field
                className={styles.title}
                label={m.worksheets_sheet_title()}
                required
                maxLength={100}
                value={titleOf(draft)}
                error={isTitleMissing ? m.worksheets_title_missing() : undefined}
                onChange={(event) => {
                  change({ ...draft, title: event.target.value })
                  setTitleMissing(false)
                }}
              />
            </div>
          </Part>
          <Part title={m.worksheets_questions()}>
            <Segments
              label={m.worksheets_questions()}
              value={String(count)}
              options={countsFor(source).map((one) => ({ value: String(one), text: String(one) }))}
              onChoose={(value) => change({ ...draft, count: Number(value) as QuestionCount })}
            />
            <p className={styles.note} role="status">
              {asked && asked.length < count && m.worksheets_fewer_questions({ count: asked.length })}
            </p>
          </Part>
          <Part title={m.worksheets_columns()}>
            <Segments
              label={m.worksheets_columns()}
              value={String(layout.columns)}
              options={columns.map((one) => ({ value: String(one), text: String(one) }))}
              onChoose={(value) => setLayout({ columns: Number(value) as WorksheetLayout['columns'] })}
            />
            <p className={styles.note} role="status">
              {fewest < layout.columns && m.worksheets_fewer_columns({ count: fewest })}
            </p>
          </Part>
          <Part title={m.worksheets_on_page()}>
            <Option
              label={m.worksheets_has_name()}
              isOn={layout.hasName}
              onChange={(hasName) => setLayout({ hasName })}
            />
            <Option
              label={m.worksheets_has_squares()}
              isOn={layout.hasSquares}
              onChange={(hasSquares) => setLayout({ hasSquares })}
            />
            <Option
              label={m.worksheets_is_large()}
              isOn={layout.isLarge}
              onChange={(isLarge) => setLayout({ isLarge })}
            />
            <Option label={m.worksheets_has_key()} isOn={layout.hasKey} onChange={(hasKey) => setLayout({ hasKey })} />
          </Part>
          <Part title={m.worksheets_for_whom()}>
            <label className={styles.option}>
              <input
                type="radio"
                name="whom"
                checked={!isForEach}
                onChange={() => change({ ...draft, isForEach: false })}
              />
              <span>
                {m.worksheets_for_all()} <small>{pages > 0 && m.worksheets_pages({ count: pages })}</small>
              </span>
            </label>
            <label className={styles.option}>
              <input
                type="radio"
                name="whom"
                checked={isForEach}
                disabled={!canBeForEach}
                onChange={() => change({ ...draft, isForEach: true })}
              />
              <span>
                {m.worksheets_for_each()}{' '}
                <small>
                  {students === 0
                    ? m.worksheets_each_none()
                    : !canBeForEach
                      ? m.worksheets_each_limit({ count: mostEach })
                      : pages > 0 && m.worksheets_pages({ count: pages * students })}
                </small>
              </span>
            </label>
            <Select
              label={m.worksheets_paper()}
              value={layout.paper}
              options={[
                { value: 'A4', text: m.worksheets_paper_a4() },
                { value: 'Letter', text: m.worksheets_paper_letter() },
              ]}
              onChoose={(value) => setLayout({ paper: value as WorksheetLayout['paper'] })}
            />
          </Part>
          <ButtonRow>
            <Button kind="ink" type="submit" aria-disabled={make.isPending}>
              {m.worksheets_make()}
            </Button>
            <Button onClick={() => setId(crypto.randomUUID())}>{m.worksheets_other()}</Button>
            <Button onClick={() => setKeyShown(!isKeyShown)}>
              {isKeyShown ? m.worksheets_look_at_sheet() : m.worksheets_look_at_key()}
            </Button>
          </ButtonRow>
          {make.isError &&
            (isRefusedInput(make.error) ? (
              <FieldError>{m.worksheets_not_made()}</FieldError>
            ) : (
              <Failed text={m.worksheets_not_made()} onTryAgain={submit} />
            ))}
        </Form>
        <BringBack />
      </div>
      <section className={styles.preview} aria-label={m.worksheets_preview()}>
        {paper.dealt ? (
          <PictureLanguageContext value={paper.dealt.pictures}>
            <Sheets
              title={titleOf(draft)}
              levels={partsInWords(partsIn(source))}
              code={null}
              layout={layout}
              sheets={paper.dealt.sheets}
              part={isKeyShown ? 'keys' : 'sheets'}
              isPreview
            />
          </PictureLanguageContext>
        ) : paper.isError ? (
          <Failed text={m.worksheets_not_loaded()} onTryAgain={paper.retry} />
        ) : (
          <Skeleton label={m.worksheets_loading()} rows={6} />
        )}
      </section>
    </div>
  )
}

function Part({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <fieldset className={isWide ? styles.wide : undefined}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

function Option({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
