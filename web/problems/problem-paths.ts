/** The paths of the pages of own problems, with their queries. */

const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values)}`

export const problemsPath = '/teacher/problems'
export const editSetPath = (set: string) => `/teacher/problems/edit${query({ set })}`
export const newSetPath = '/teacher/problems/new'

/** Returns the address of a link to a set. The secret is behind the "#", so no server log has it. */
export const linkOf = (secret: string) => `${location.origin}/#/teacher/problems/copy${query({ link: secret })}`
