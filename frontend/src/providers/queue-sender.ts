import type { QueuedEntry, QueueStore } from './queue-store'

interface Sending<Sent> {
  userId: number
  onSent: (sent: Sent) => void
}

export interface QueueSender<Sent> {
  /** The entry that is on its way now. */
  sendingNow(): string | null
  onSending(listener: () => void): () => void
  sendWaiting(sending: Sending<Sent>): Promise<void>
}

interface Parts<Entry extends QueuedEntry, Sent> {
  /** Of several open tabs the one that holds this lock sends. */
  lock: string
  store: QueueStore<Entry>
  /** Answers null where the entry no longer waits. @throws where the portal can't be reached: it goes on waiting */
  send: (key: string) => Promise<Sent | null>
}

/**
 * Sends what waits in a store, one after the other; a second call while it runs looks once more
 * afterwards.
 */
export function queueSender<Entry extends QueuedEntry, Sent>(
  parts: Parts<Entry, Sent>
): QueueSender<Sent> {
  const listeners = new Set<() => void>()
  let sendingKey: string | null = null
  let running: Promise<void> | null = null
  let again = false

  const nowSending = (key: string | null) => {
    sendingKey = key
    for (const listener of listeners) listener()
  }
  const run = async (sending: Sending<Sent>) => {
    while (again) {
      again = false
      if (!(await sendAll(parts, sending, nowSending))) return
    }
  }
  return {
    sendingNow: () => sendingKey,
    onSending(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    sendWaiting(sending) {
      again = true
      running ??= alone(parts.lock, () => run(sending)).finally(() => {
        running = null
      })
      return running
    },
  }
}

/** Answers whether the portal could be reached. */
async function sendAll<Entry extends QueuedEntry, Sent>(
  { store, send }: Parts<Entry, Sent>,
  { userId, onSent }: Sending<Sent>,
  nowSending: (key: string | null) => void
): Promise<boolean> {
  for (const { key, state, userId: owner } of await store.readEntries()) {
    if (state !== 'waiting' || owner !== userId) continue
    nowSending(key)
    try {
      const sent = await send(key)
      if (sent !== null) onSent(sent)
    } catch {
      // no connection: all of them go on waiting, and the page says so
      return false
    } finally {
      nowSending(null)
    }
  }
  return true
}

async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // absent in an insecure context: the portal takes each entry once all the same
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return work()
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}
