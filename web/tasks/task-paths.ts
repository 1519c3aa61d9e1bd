/** The paths of the pages of tasks, with their queries. */

const query = (values: Readonly<Record<string, string>>) => `?${new URLSearchParams(values)}`

export const gridPath = (code: string, task: string) => `/tasks/grid${query({ code, task })}`
export const editPath = (code: string, task: string) => `/tasks/edit${query({ code, task })}`

/** Returns the path of a new task, for one student if there is an id. */
export const setPath = (code: string, student = '') => `/tasks/set${query({ code, ...(student && { student }) })}`

/** Returns the path of a new task with the levels and the title of another one, in any class of the teacher. */
export const copyPath = (code: string, from: { readonly code: string; readonly task: string }) =>
  `/tasks/set${query({ code, from: from.code, copy: from.task })}`
