/** What a link says of itself on a page: that it leads there, or that the page is of the section `within` which it leads to. */
export function currentAt(path: string, to: string, within: readonly string[]): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return within.some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined
}
