/** Times Table has no sentences of its own. Those of groups and tables are shared with multiplication. */
export const sentences = {}
