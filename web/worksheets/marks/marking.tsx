import { useMemo } from 'react'
import { dealSheet, type SetVersion, type SheetPart, type SheetSection, sheetSeed } from '#maths'
import { m } from '../../language/messages.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { useSheetParts } from '../use-paper.ts'
import { MarkStudents } from './mark-students.tsx'
import type { FoundMarks } from './use-marking.ts'

interface MarkingProps {
  readonly account: string
  readonly code: string
  readonly found: FoundMarks
}

/** Loads the questions of the worksheet, and then shows its students. */
export function Marking({ account, code, found }: MarkingProps) {
  const { worksheet, sets } = found
  const parts = useSheetParts(worksheet, async (version) => {
    const set = sets.find((one) => isSame(one.set, version))
    if (!set) throw new Error('A set of this worksheet was erased')
    return set
  })
  const sectionsOf = useMemo(() => parts.data && createSections(found, parts.data.parts), [found, parts.data])
  if (sectionsOf) return <MarkStudents account={account} code={code} found={found} sectionsOf={sectionsOf} />
  const mayHaveSet = worksheet.content.kind === 'parts'
  return (
    <>
      <Headline title={m.marks_title()} text={worksheet.title} />
      {!parts.isError ? (
        <Skeleton label={m.marks_loading()} rows={6} />
      ) : mayHaveSet && sets.length === 0 ? (
        <Empty title={m.worksheets_set_erased()} />
      ) : (
        <Failed text={m.marks_not_loaded()} onTryAgain={() => void parts.refetch()} />
      )}
    </>
  )
}

const isSame = (a: SetVersion, b: SetVersion) => a.teacher === b.teacher && a.id === b.id && a.version === b.version

/** Returns the function that returns the questions of a student's sheet by part. Each sheet is dealt once. */
function createSections({ worksheet: { id, count, isForEach }, marked }: FoundMarks, parts: readonly SheetPart[]) {
  const dealt = new Map<string | null, readonly SheetSection[]>()
  return (student: string): readonly SheetSection[] => {
    const dealtAs = marked.find((one) => one.student === student)?.dealtAs ?? student
    const own = isForEach ? dealtAs : null
    const sections = dealt.get(own) ?? dealSheet(parts, count, sheetSeed(id, own))
    dealt.set(own, sections)
    return sections
  }
}
