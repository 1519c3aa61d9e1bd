import type { Hands } from './hands.ts'
import { beginRegistration } from './registering.ts'

/** A teacher registers and makes a class. Answers with its code, as it stands on the screen. */
export async function makeClass(hands: Hands): Promise<string> {
  await beginRegistration(hands, 1, 'hana.firefox@school.nz')
  await hands.type('First Name', 'Hana')
  await hands.type('Last Name', 'Parata')
  await hands.type('School', 'Kauri School')
  await hands.type('Country', 'New Zealand')
  await hands.type('Student Age Range', '8-10')
  await hands.press('button', 'Register')
  await hands.press('button', 'Create Class')
  await hands.type('Class name', 'Room 5')
  await hands.press('button', 'Create')
  const [, code] = (await hands.read(/Class Code:\s*\w{6}/)).match(/Class Code:\s*(\w{6})/) ?? []
  return code ?? ''
}

/** The teacher sees what the student did, on Student Progress and in the overview of the class. */
export async function seeProgress(hands: Hands): Promise<void> {
  await hands.press('link', 'View Student Progress')
  await hands.arrive('Student Progress')
  await hands.read('Mia C')
  await hands.press('link', 'My Classes')
  await hands.press('link', 'Progress Overview')
  await hands.press('button', 'Four Operations')
  await hands.press('link', 'Addition')
  await hands.read('Mia C')
}
