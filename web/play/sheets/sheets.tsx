/** The sheets of the operations. Each is loaded when it is first needed, so that a screen loads only its own. */
import type { ComponentType } from 'react'
import type { Operation } from '#maths'
import { type OperationRow, operationTable } from '../../routes/operations.ts'
import type { PlayLanguage } from '../language/language.ts'
import { PictureLanguageContext } from '../language/picture-language.ts'
import type { SheetProps } from './play-sheet.tsx'

export type Sheet = ComponentType<SheetProps>

/** The build expects each sheet in a file of its name (build/preload.ts). */
const sheetByName: Record<OperationRow['sheet'], (language: PlayLanguage) => Promise<Sheet>> = {
  written: async () => (await import('./written-sheet.tsx')).WrittenSheet,
  times: async () => (await import('./times-sheet.tsx')).TimesSheet,
  length: withPictures(async () => (await import('./length-sheet.tsx')).LengthSheet),
  number: withPictures(async () => (await import('./number-sheet.tsx')).NumberSheet),
}

/** Returns a function that loads a sheet with the text alternatives of its pictures. */
function withPictures(load: () => Promise<Sheet>) {
  return async ({ loadPictures }: PlayLanguage): Promise<Sheet> => {
    const [SheetOfOperation, pictures] = await Promise.all([load(), loadPictures()])
    return (props) => (
      <PictureLanguageContext value={pictures}>
        <SheetOfOperation {...props} />
      </PictureLanguageContext>
    )
  }
}

export function loadSheet(operation: Operation, language: PlayLanguage): Promise<Sheet> {
  return sheetByName[operationTable[operation].sheet](language)
}
