/** The pages of a teacher's own problems, which load together. */
export { CopySetPage } from './copy-page.tsx'
export { EditSetPage, NewSetPage } from './editor-page.tsx'
export { ProblemsPage } from './problems-page.tsx'
