/** What a teacher cannot look at yet. */

/** A place in the menu of Four Operations, no operation of its own. */
export const wordProblems = 'Word Problems'

/** What the specification's alert says of it (specification 2, section 8). */
export const notImplemented = (title: string) => `${title} progress is not implemented yet.`
