/** The pages of worksheets, which load together. */
export { WorksheetSetupPage } from './setup-page.tsx'
export { SheetPage } from './sheet-page.tsx'
