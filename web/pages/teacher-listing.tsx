/** The pages that list students, print their cards and open the sign-in, which load together. */
export { AddStudentsPage as AddStudents } from '../students/adding/adding-page.tsx'
export { ClassCardsPage as ClassCards } from '../students/cards/class-cards-page.tsx'
export { ClassSignInPage as ClassSignIn } from '../students/sign-in/sign-in-page.tsx'
