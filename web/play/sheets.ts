/** The task of one operation on screen, loaded when first needed, as its dealers are: a screen loads only what it plays. */
import type { ComponentType } from 'react'
import type { Operation } from '#maths'
import type { SheetProps } from './play-sheet.tsx'

export type Sheet = ComponentType<SheetProps>

const written = async () => (await import('./written-sheet.tsx')).WrittenSheet

const sheetByOperation: Record<Operation, () => Promise<Sheet>> = {
  addition: written,
  subtraction: written,
  multiplication: written,
  division: written,
  bedmas: written,
  timestable: async () => (await import('./times-sheet.tsx')).TimesSheet,
  length: async () => (await import('./length-sheet.tsx')).LengthSheet,
  numberphase1: async () => (await import('./number-sheet.tsx')).NumberSheet,
}

export function loadSheet(operation: Operation): Promise<Sheet> {
  return sheetByOperation[operation]()
}
