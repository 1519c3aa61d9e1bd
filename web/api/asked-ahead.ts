declare global {
  /** Answers on their way, by path: what the page asked while its code was still to come (web/build/ahead.ts). */
  var askedAhead: Map<string, Promise<Response>> | undefined
}

/** Such an answer, which serves once. */
export function takeAskedAhead(path: string): Promise<Response> | undefined {
  const asked = globalThis.askedAhead?.get(path)
  globalThis.askedAhead?.delete(path)
  return asked
}
