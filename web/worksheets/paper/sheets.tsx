/**
 * The pages of a worksheet. All their measures are in millimetres, so that the sheet on the screen is the printed one.
 */
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react'
import type { WorksheetLayout } from '#contract'
import { drawQr } from '../../classes/draw-qr.ts'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { headWords } from '../head-words.ts'
import { shownCode } from '../sheet-code.ts'
import { sheetAddress } from '../worksheet-paths.ts'
import { columnWidth, type PaperGroup, type PaperPage, papers } from './pages.ts'
import { PaperQuestionCell } from './question.tsx'
import styles from './sheets.module.css'
import { titleLength } from './title-length.ts'

/** The part of a worksheet that is shown: the sheets, their keys, or the keys behind all sheets. */
export type SheetPart = 'both' | 'sheets' | 'keys'

export interface Sheet {
  /** The id of its student, or null for all. */
  readonly id: string | null
  /** The short name of its student, or null on a sheet for all. */
  readonly name: string | null
  readonly pages: readonly PaperPage[]
}

interface SheetsProps {
  readonly title: string
  /** The levels and sets in words. */
  readonly levels: readonly string[]
  /** The code, or null before the worksheet is made. */
  readonly code: string | null
  readonly layout: WorksheetLayout
  readonly sheets: readonly Sheet[]
  readonly part: SheetPart
  /** Whether only the first page is shown, as a picture that screen readers skip. */
  readonly isPreview?: boolean
}

export const Sheets = memo(function Sheets({ sheets, part, isPreview = false, ...about }: SheetsProps) {
  const { layout } = about
  const shown = isPreview ? sheets.slice(0, 1) : sheets
  return (
    <div className={styles.sheets} data-paper={layout.paper} aria-hidden={isPreview}>
      {(['sheets', 'keys'] as const)
        .filter((one) => part === one || part === 'both')
        .flatMap((one) =>
          shown.flatMap(({ id, name, pages }) =>
            pages.slice(0, isPreview ? 1 : undefined).map((page, i) => (
              <Page
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
                key={`${one} ${id} ${i}`}
                {...about}
                name={name}
                page={page}
                number={i + 1}
                of={pages.length}
                isKey={one === 'keys'}
              />
            )),
          ),
        )}
    </div>
  )
})

interface PageProps extends Pick<SheetsProps, 'title' | 'levels' | 'code' | 'layout'> {
  readonly name: string | null
  readonly page: PaperPage
  readonly number: number
  readonly of: number
  readonly isKey: boolean
}

function Page({ title, levels, code, layout, name, page, number, of, isKey }: PageProps) {
  const { width, height } = papers[layout.paper]
  const levelsText = levels.join() === title ? '' : headWords(levels)
  return (
    <article
      className={styles.page}
      style={{ '--width': width, '--height': height } as CSSProperties}
      aria-label={pageLabel({ name, number, of, isKey })}
      data-part={isKey ? 'key' : 'sheet'}
    >
      <header className={styles.head}>
        <div className={classNames(styles.title, number > 1 && styles.later)}>
          <h2 data-length={titleLength(title, levelsText, isKey)}>{title}</h2>
          {number === 1 && levelsText !== '' && <p>{levelsText}</p>}
          {isKey && <b>{m.worksheets_key()}</b>}
          {number > 1 && name !== null && <p>{name}</p>}
        </div>
        {number === 1 && (layout.hasName || name !== null) && (
          <div className={styles.name}>
            {isKey ? (
              <span className={styles.of}>{name ?? m.worksheets_key_for()}</span>
            ) : (
              <>
                <Blank label={m.worksheets_name()} wide>
                  {name}
                </Blank>
                {layout.hasName && <Blank label={m.worksheets_date()} />}
              </>
            )}
          </div>
        )}
        <NumberLine />
      </header>
      {page.groups.map((group) => (
        <Group key={group.questions[0]?.number} group={group} layout={layout} isKey={isKey} />
      ))}
      <footer className={styles.foot}>
        {code === null ? <div className={styles.noQr} /> : <QrCode code={code} />}
        <p>
          {m.worksheets_sheet()} <b>{code === null ? '····-····' : shownCode(code)}</b>
          <span>{m.worksheets_code_hint()}</span>
        </p>
        <p className={styles.brand}>
          <b>Solve it! Maths</b>
          <span>{m.worksheets_page_of({ page: number, pages: of })}</span>
        </p>
      </footer>
    </article>
  )
}

function pageLabel({ name, number, of, isKey }: Pick<PageProps, 'name' | 'number' | 'of' | 'isKey'>): string {
  const page = m.worksheets_page_of({ page: number, pages: of })
  return [isKey ? m.worksheets_key() : m.worksheets_sheet(), name, page].filter(Boolean).join(', ')
}

function Blank({ label, wide = false, children }: { label: string; wide?: boolean; children?: ReactNode }) {
  const isLong = typeof children === 'string' && children.length > 30
  return (
    <span className={classNames(styles.blank, wide && styles.wide)}>
      {label} <i data-length={isLong ? 'long' : undefined}>{children}</i>
    </span>
  )
}

/** The number line of the product, which is a ruler in millimetres. */
function NumberLine() {
  const marks = Array.from({ length: 46 }, (_, i) => `M${4 * i} 0v${i % 5 === 0 ? 3.4 : 1.8}`)
  return (
    <svg className={styles.ruler} viewBox="-.25 -.25 180.5 3.9" aria-hidden="true">
      <path d={`M0 0h180${marks.join('')}`} />
    </svg>
  )
}

interface GroupProps {
  readonly group: PaperGroup
  readonly layout: WorksheetLayout
  readonly isKey: boolean
}

function Group({ group, layout, isKey }: GroupProps) {
  const { title, longestAnswer, size, task, columns, rows, rowHeight, questions } = group
  return (
    <section style={{ '--size': size } as CSSProperties}>
      {title !== null && (
        <h3 className={styles.level} data-length={title.length > 36 ? 'long' : undefined}>
          {title}
        </h3>
      )}
      {task !== null && <p className={styles.task}>{task}</p>}
      <ol
        className={styles.questions}
        style={{
          gridTemplate: `repeat(${rows}, calc(${rowHeight} * var(--mm))) / repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {questions.map((question) => (
          <PaperQuestionCell
            key={question.number}
            {...question}
            width={columnWidth(columns)}
            size={size}
            longestAnswer={longestAnswer}
            hasSquares={layout.hasSquares}
            isKey={isKey}
          />
        ))}
      </ol>
    </section>
  )
}

function QrCode({ code }: { code: string }) {
  const { size, path } = useMemo(() => drawQr(sheetAddress(code)), [code])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={m.worksheets_qr({ code: shownCode(code) })}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
