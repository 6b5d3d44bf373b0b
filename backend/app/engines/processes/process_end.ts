type Close = () => Promise<unknown> | void

const closers = new Set<Close>()

/**
 * Closes what serves the jobs of this process when it ends: not at the first word of it, but when the
 * jobs in hand are through or given back. One that lost its renderer would count as failed.
 */
export function onProcessEnd(close: Close) {
  closers.add(close)
}

/** Closes all that was named, each once. */
export async function endHelpers() {
  const named = [...closers]
  closers.clear()
  await Promise.all(named.map(async (close) => close()))
}
