/** The pages that list students and print their cards, which load together. */
export { AddStudentsPage as AddStudents } from '../students/adding/adding-page.tsx'
export { ClassCardsPage as ClassCards } from '../students/cards/class-cards-page.tsx'
