/** Hears of a step back or forward before the router; true keeps it from the router. */
export type BackGuard = (event: PopStateEvent) => boolean

const guards = new Set<BackGuard>()

/**
 * Stands before the router: call before the first page is drawn. Listeners of the window run in the
 * order of their registration, capturing or not, and the router draws the page it goes to, and so
 * removes the old one, before a listener that was added later is called.
 */
export function standAtBackGate(): void {
  window.addEventListener('popstate', (event) => {
    for (const guard of guards) {
      if (!guard(event)) continue
      event.stopImmediatePropagation()
      return
    }
  })
}

/** Asks `guard` about every step back or forward until the returned function is called. */
export function guardBack(guard: BackGuard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}
