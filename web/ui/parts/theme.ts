/** The colour themes of the tokens (tokens.css). Each is a scale of one hue. */
export const themes = ['amber', 'violet', 'blue', 'teal', 'grass', 'tomato', 'cyan', 'pink', 'orange'] as const
export type Theme = (typeof themes)[number]

/** Returns the class that gives an element and its content the colours of a theme, or the ink on paper of a task. */
export const themeClass = (theme: Theme | 'ink') => `hue-${theme}`
