const SHORTEST = 32
const KEYS = ['APP_KEY', 'BANK_KEY', 'AUDIT_KEY'] as const

/** The keys that may not stand as they are; the text is for the person at the console. */
export class WeakKeys extends Error {}

/**
 * Keys that protect nothing: empty, short, or one for two uses. The demo company has nothing to protect.
 * @param given the environment as it was before anything was filled in: a key that is stated, but empty, was forgotten
 * @throws WeakKeys
 */
export function checkKeys(given: NodeJS.ProcessEnv, used: NodeJS.ProcessEnv) {
  if (used.PORTAL_PREPARE === 'demo' || used.NODE_ENV === 'test') return
  for (const [i, name] of KEYS.entries()) {
    if (given[name] === '') throw new WeakKeys(`${name} is empty: set it, or leave it out`)
    if ((used[name]?.trim().length ?? 0) < SHORTEST)
      throw new WeakKeys(`${name} has fewer than ${SHORTEST} characters`)
    const same = KEYS.slice(0, i).find((other) => used[other] === used[name])
    if (same) throw new WeakKeys(`${same} and ${name} are equal`)
  }
}
