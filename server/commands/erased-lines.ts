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
      : ['These were erased after the backup was made, as the old data show. Erase them again before the app starts:']),
    ...commandsOf(erased),
    ...(countOf(missing) === 0
      ? []
      : [
          'The backup also has these accounts and classes, which the old data lack. Each was erased more than 30 days',
          'ago, deleted because it was unused, or is a class that its teacher deleted.',
          'Erase them again, unless the old data are older than the backup:',
        ]),
    ...commandsOf(missing),
  ]
}

/** The lines at the end of a restore about access that was taken away after the backup was made. */
export const accessLines = [
  'The restore also gives back access that was taken away after the backup was made: class cards that were replaced,',
  'teachers who were withdrawn, accounts that were disabled, invitations that were taken back, and old class codes.',
  'Take it away again: see docs/operations.md, "Restore".',
]

const unknown = [
  'The backup may have accounts and classes that were erased after it was made. This command cannot know which.',
  `Erase them again before the app starts: ${command} <account or class>`,
]

const elsewhere = [
  'Where to look: the saved output of "npm run accounts -- receipts", the receipts of teachers, and the lines with',
  'the events "erased" and "classDeleted" in the security log. A line with "student" is about that account, which',
  '"npm run accounts -- who <student>" shows. A line with only "class" is about the class, and has its id.',
]

const countOf = ({ classes, accounts }: Named) => classes.length + accounts.length

/** Returns the commands, the classes first, because an account that owns a class cannot be erased. */
const commandsOf = ({ classes, accounts }: Named) => [...classes, ...accounts].map((name) => `  ${command} ${name}`)
