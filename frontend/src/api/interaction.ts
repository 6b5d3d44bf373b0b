/**
 * Remembers when the user last did something, so that reads started by timers or live events can
 * be marked as background work: those never extend the session.
 */
const IDLE_AFTER_MS = 60_000
let lastInteractionAt = Date.now()

/** Starts listening; returns a function that stops. */
export function watchInteraction(target: EventTarget = window): () => void {
  const remember = () => {
    lastInteractionAt = Date.now()
  }
  target.addEventListener('pointerdown', remember, { capture: true, passive: true })
  target.addEventListener('keydown', remember, { capture: true, passive: true })
  return () => {
    target.removeEventListener('pointerdown', remember, { capture: true })
    target.removeEventListener('keydown', remember, { capture: true })
  }
}

/** True when no one has touched this tab for a minute. */
export function isUserIdle(now = Date.now()): boolean {
  return now - lastInteractionAt > IDLE_AFTER_MS
}
