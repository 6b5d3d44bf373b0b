let look: (() => void) | null = null

/** The worker of this process says how it is told that jobs wait. */
export function onJobsWaiting(listener: (() => void) | null) {
  look = listener
}

export function jobsWaiting() {
  look?.()
}
