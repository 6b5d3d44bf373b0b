import { sendEntry } from './send-entry'
import { readEntries } from './store'

interface Sending {
  userId: number
  onSent: (number: string) => void
}

let sendingKey: string | null = null
let running: Promise<void> | null = null
let again = false
const listeners = new Set<() => void>()

/** The entry that is on its way now. */
export const sendingNow = () => sendingKey

export function onSending(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function nowSending(key: string | null) {
  sendingKey = key
  for (const listener of listeners) listener()
}

/**
 * Sends what waits, one after the other; a second call while it runs looks once more afterwards. Of
 * several open tabs one sends.
 */
export function sendWaiting(sending: Sending): Promise<void> {
  again = true
  running ??= alone(() => run(sending)).finally(() => {
    running = null
  })
  return running
}

async function alone(work: () => Promise<void>): Promise<void> {
  // absent in an insecure context: the portal takes each report once all the same
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return work()
  await locks.request('binaa-site-reports', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined
  )
}

async function run({ userId, onSent }: Sending) {
  while (again) {
    again = false
    for (const { key, state, userId: owner } of await readEntries()) {
      if (state !== 'waiting' || owner !== userId) continue
      nowSending(key)
      try {
        const number = await sendEntry(key)
        if (number !== null) onSent(number)
      } catch {
        // no connection: all of them go on waiting, and the page says so
        return
      } finally {
        nowSending(null)
      }
    }
  }
}
