import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<number | undefined>()

/** Whether a token may still be used; identity hands in how that is found out. */
let inForce: (tokenId: number) => Promise<boolean> = async () => true

export function installTokens(find: typeof inForce) {
  inForce = find
}

/** Runs what a program ordered earlier, so that its rights are looked up with the token it was ordered with. */
export const withToken = <Answer>(tokenId: number | null, work: () => Promise<Answer>) =>
  running.run(tokenId ?? undefined, work)

/** The token with which the work that runs now was ordered; null for what people and the portal itself order. */
export const workToken = (): number | null => running.getStore() ?? null

export const isTokenInForce = (tokenId: number) => inForce(tokenId)
