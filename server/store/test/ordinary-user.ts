const nobody = 65_534

/** Runs a function as a user to whom the modes of files apply: root may read and write everything. */
export async function asOrdinaryUser<Result>(run: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return run()
  process.seteuid?.(nobody)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}
