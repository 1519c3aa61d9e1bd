import { ExportButtons } from '../../export/export-buttons.tsx'
import type { Table } from '../../export/save-csv.ts'
import { m } from '../../language/messages.ts'
import { iconPaths } from '../../ui/base/icon-paths.ts'

interface FactsToolsProps {
  /** The name of the class or the student. */
  readonly name: string
  readonly table: Table
  readonly hasSeconds: boolean
  readonly onSeconds: (hasSeconds: boolean) => void
}

/** The tools beside the title of a page of facts: they hide the seconds, save the table and print it. */
export function FactsTools({ name, table, hasSeconds, onSeconds }: FactsToolsProps) {
  const seconds = {
    label: m.answers_hide_seconds(),
    icon: iconPaths.clock,
    isOn: !hasSeconds,
    onChoose: () => onSeconds(!hasSeconds),
  }
  return <ExportButtons {...table} more={[seconds]} menuOf={name} />
}
