import { ExportButtons } from '../../export/export-buttons.tsx'
import type { Table } from '../../export/save-csv.ts'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'

interface FactsToolsProps {
  readonly table: Table
  readonly hasSeconds: boolean
  readonly onSeconds: (hasSeconds: boolean) => void
}

/** The tools beside the title of a page of facts: they hide the seconds, save the table and print it. */
export function FactsTools({ table, hasSeconds, onSeconds }: FactsToolsProps) {
  return (
    <ExportButtons {...table}>
      <TextButton aria-pressed={!hasSeconds} onClick={() => onSeconds(!hasSeconds)}>
        <Icon name="clock" /> <span>{m.answers_hide_seconds()}</span>
      </TextButton>
    </ExportButtons>
  )
}
