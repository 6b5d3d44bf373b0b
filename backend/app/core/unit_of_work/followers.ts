/** What carries on when a transaction has been committed. Neither may throw. */
interface Followers {
  /** Runs the listeners of events, by the ids of their rows. */
  dispatchEvents(ids: number[]): Promise<void>
  /** Brings jobs to the processes that run them. */
  handOver(ids: string[]): Promise<void>
}

let followers: Followers | null = null

/** Outbox and jobs stand above the unit of work; without them the rows wait for the relay. */
export function installFollowers(installed: Followers) {
  followers = installed
}

export async function followCommit(eventIds: number[], jobIds: string[]) {
  if (eventIds.length) await followers?.dispatchEvents(eventIds)
  if (jobIds.length) await followers?.handOver(jobIds)
}
