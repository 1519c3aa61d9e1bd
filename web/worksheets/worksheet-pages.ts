/** The pages of worksheets, which load together. */

export { MarksPage } from './marks/marks-page.tsx'
export { WorksheetSetupPage } from './setup-page.tsx'
export { SheetPage } from './sheet-page.tsx'
