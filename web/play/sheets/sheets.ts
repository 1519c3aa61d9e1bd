/** The sheets of the operations. Each is loaded when it is first needed, so that a screen loads only its own. */
import type { ComponentType } from 'react'
import type { Operation } from '#maths'
import { type OperationRow, operationTable } from '../../routes/operations.ts'
import type { SheetProps } from './play-sheet.tsx'

export type Sheet = ComponentType<SheetProps>

/** The build expects each sheet in a file of its name (build/preload.ts). */
const sheetByName: Record<OperationRow['sheet'], () => Promise<Sheet>> = {
  written: async () => (await import('./written-sheet.tsx')).WrittenSheet,
  times: async () => (await import('./times-sheet.tsx')).TimesSheet,
  length: async () => (await import('./length-sheet.tsx')).LengthSheet,
  number: async () => (await import('./number-sheet.tsx')).NumberSheet,
}

export function loadSheet(operation: Operation): Promise<Sheet> {
  return sheetByName[operationTable[operation].sheet]()
}
