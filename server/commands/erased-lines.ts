import type { GoneSince, Named } from '../store/backups/gone-since.ts'

const command = 'npm run accounts -- erase'

/**
 * Returns the lines at the end of a restore about erasures that are younger than the backup. `gone` is null if there
 * were no readable data before.
 */
export function erasedLines(gone: GoneSince | null): string[] {
  if (!gone) return [...unknown, ...elsewhere]
  const { erased, missing } = gone
  return [
    ...(countOf(erased) === 0
      ? ['The old data have no receipt of an erasure that the backup lacks.']
      : ['Erased after the backup was made, as receipts in the old data say. Erase it again before the app starts:']),
    ...commandsOf(erased),
    ...(countOf(missing) === 0
      ? []
      : [
          'Also in the backup and not in the old data. If these are newer than the backup, it was erased more than',
          '30 days ago, unused, or a class that was deleted. Erase it again, unless the old data are older:',
        ]),
    ...commandsOf(missing),
  ]
}

/** The lines at the end of a restore about access that was taken away after the backup was made. */
export const accessLines = [
  'Class cards that were replaced, teachers who were withdrawn, accounts that were closed, and invitations and class',
  'codes that were taken back after the backup was made hold again: see docs/operations.md, "Restore".',
]

const unknown = [
  'The backup may have accounts and classes that were erased after it was made. Nothing here knows which.',
  `Erase them again before the app starts: ${command} <account or class>`,
]

const elsewhere = [
  'Where to look: the saved output of "npm run accounts -- receipts", the receipts of teachers, and the lines with',
  'the events "erased" and "classDeleted" in the security log. Of these lines, "class" is the id of a class without a',
  '"student", and "npm run accounts -- who <student>" shows the account of a "student".',
]

const countOf = ({ classes, accounts }: Named) => classes.length + accounts.length

/** Returns the commands, the classes first, because an account that owns a class cannot be erased. */
const commandsOf = ({ classes, accounts }: Named) => [...classes, ...accounts].map((name) => `  ${command} ${name}`)
