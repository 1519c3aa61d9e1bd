/** The panel with the steps of a solution. It is loaded with the first hint, the second miss or "See one worked". */
import type { ComponentProps, ComponentType } from 'react'
import type { Operation } from '#maths'
import type { PlayLanguage } from '../language/language.ts'
import { HelpContext } from './help-context.ts'
import { HelpPanel } from './help-panel.tsx'
import { loadStepPictures } from './pictures/pictures-by-operation.ts'
import { exampleOf } from './worked-example.ts'

export interface Steps {
  readonly Panel: ComponentType<Omit<ComponentProps<typeof HelpPanel>, 'pictures' | 'describe'>>
  readonly exampleOf: typeof exampleOf
}

/** Loads the panel with the pictures and the sentences of an operation. */
export async function loadSteps(operation: Operation, language: PlayLanguage): Promise<Steps> {
  const [pictures, help, { describe }] = await Promise.all([
    loadStepPictures(operation),
    language.loadHelp(operation),
    language.loadStepPictures(),
  ])
  return {
    Panel: (props) => (
      <HelpContext value={help}>
        <HelpPanel {...props} pictures={pictures} describe={describe} />
      </HelpContext>
    ),
    exampleOf,
  }
}
