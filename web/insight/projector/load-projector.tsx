/** The projector of a group, with the pictures and the sentences of its operation. */
import type { ComponentType } from 'react'
import type { Operation } from '#maths'
import { HelpContext } from '../../play/help/help-context.ts'
import { loadStepPictures } from '../../play/help/pictures/pictures-by-operation.ts'
import type { PlayLanguage } from '../../play/language/language.ts'
import { PictureLanguageContext } from '../../play/language/picture-language.ts'
import { noPictures, type Pictures, PicturesContext } from '../../play/questions/drawing.tsx'
import { operationTable, type PictureSheet } from '../../routes/operations.ts'
import { createDeal, type Wanted } from './projected.ts'
import { SpecimenProjector } from './specimen-projector.tsx'

/** Shows one question after the other. Escape and "Close" call `onClose`. */
export type Projector = ComponentType<{ readonly onClose: () => void }>

/** Returns the projector of a group, or null if no question shows its mistake alone. */
export async function loadProjector(wanted: Wanted, language: PlayLanguage): Promise<Projector | null> {
  const { operation } = wanted
  const [help, stepPictures, { describe }, questionPictures, pictureLanguage] = await Promise.all([
    language.loadHelp(operation),
    loadStepPictures(operation),
    language.loadStepPictures(),
    loadQuestionPictures(operation),
    language.loadPictures(),
  ])
  const deal = createDeal(wanted, { say: language.say, help })
  const first = await deal(crypto.randomUUID())
  if (!first) return null
  return ({ onClose }) => (
    <HelpContext value={help}>
      <PictureLanguageContext value={pictureLanguage}>
        <PicturesContext value={questionPictures}>
          <SpecimenProjector
            operation={operation}
            first={first}
            deal={deal}
            pictures={stepPictures}
            describe={describe}
            onClose={onClose}
          />
        </PicturesContext>
      </PictureLanguageContext>
    </HelpContext>
  )
}

const picturesBySheet: { readonly [S in PictureSheet]: () => Promise<Pictures> } = {
  length: async () => (await import('../../play/sheets/length-sheet.tsx')).lengthPictures,
  number: async () => (await import('../../play/sheets/number-sheet.tsx')).numberPictures,
}

/** Loads the pictures of the questions of an operation. */
async function loadQuestionPictures(operation: Operation): Promise<Pictures> {
  const { sheet } = operationTable[operation]
  return sheet in picturesBySheet ? picturesBySheet[sheet as PictureSheet]() : noPictures
}
