import type { ListPath } from '../routes/paths.ts'
import { screen } from '../routes/screens.tsx'
import { AddStudentsPage } from '../students/adding/adding-page.tsx'
import { ClassCardsPage } from '../students/cards/class-cards-page.tsx'
import { SharePage } from '../students/sharing/share-page.tsx'
import { PictureSignInPage } from '../students/sign-in/class-sign-in-page.tsx'

/**
 * These pages are loaded from files of their own, which keeps the list of its files out of the first file of the app.
 */
const MoveUpPage = screen(() => import('../students/move-up/move-up-page.tsx'), 'MoveUpPage')

const ErasePage = screen(() => import('../students/erasing/erase-page.tsx'), 'ErasePage')
const ErasedPage = screen(() => import('../students/erasing/erased-page.tsx'), 'ErasedPage')

const pages = {
  '/studentprogress/add': AddStudentsPage,
  '/studentprogress/cards': ClassCardsPage,
  '/studentprogress/signin': PictureSignInPage,
  '/studentprogress/moveup': MoveUpPage,
  '/studentprogress/share': SharePage,
  '/studentprogress/erase': ErasePage,
  '/studentprogress/erased': ErasedPage,
} as const satisfies Record<ListPath, unknown>

/**
 * The pages that list students, print their cards, open the sign-in, move students up, and share and erase the class.
 */
export function Listing({ path }: { path: ListPath }) {
  const Page = pages[path]
  return <Page />
}
