/** The panel with the steps of a solution. It is loaded with the first hint, the second miss or "See one worked". */
import type { ComponentProps, ComponentType } from 'react'
import type { Operation } from '#maths'
import { HelpPanel } from './help-panel.tsx'
import { loadPictures } from './pictures/pictures-by-operation.ts'
import { exampleOf } from './worked-example.ts'

export interface Steps {
  readonly Panel: ComponentType<Omit<ComponentProps<typeof HelpPanel>, 'pictures'>>
  readonly exampleOf: typeof exampleOf
}

/** Loads the panel with the pictures of an operation. */
export async function loadSteps(operation: Operation): Promise<Steps> {
  const pictures = await loadPictures(operation)
  return { Panel: (props) => <HelpPanel {...props} pictures={pictures} />, exampleOf }
}
