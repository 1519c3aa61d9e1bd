/** What a teacher cannot look at yet. */

/** A place in the menu of Four Operations, no operation of its own. */
export const wordProblems = 'Word Problems'

/** Returns the text of the alert about it (docs/product/teacher-screens.md, "Not implemented yet"). */
export const notImplemented = (title: string) => `${title} progress is not implemented yet.`
