let look: (() => void) | null = null

/** The worker of this process registers how it is woken when jobs wait. */
export function onJobsWaiting(listener: (() => void) | null) {
  look = listener
}

export function jobsWaiting() {
  look?.()
}
