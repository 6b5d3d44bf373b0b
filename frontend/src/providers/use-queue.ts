import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from './current-user'
import type { QueueSender } from './queue-sender'
import type { QueuedEntry, QueueStore } from './queue-store'

/** Tries again in case the connection came back without the browser noticing. */
const RETRY_MS = 20_000

/** What this person has in a store of this device, and which of it is on its way. */
export function useQueueEntries<Entry extends QueuedEntry>(
  store: QueueStore<Entry>,
  sender: Pick<QueueSender<unknown>, 'onSending' | 'sendingNow'>
) {
  const userId = useCurrentUser()?.id
  const all = useSyncExternalStore(store.onEntries, store.entriesNow)
  const sendingKey = useSyncExternalStore(sender.onSending, sender.sendingNow)
  useEffect(() => void store.readEntries(), [store])
  const entries = useMemo(() => all.filter((entry) => entry.userId === userId), [all, userId])
  return { entries, sendingKey }
}

/** Sends what waits, now and whenever the connection is back, for as long as the page is open. */
export function useQueueSending<Sent>(
  sender: QueueSender<Sent>,
  onSent: (sent: Sent) => void
): () => void {
  const userId = useCurrentUser()?.id
  const send = () => {
    if (userId === undefined || !navigator.onLine) return
    void sender.sendWaiting({ userId, onSent })
  }
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    const onChance = () => sendNow()
    onChance()
    const timer = window.setInterval(onChance, RETRY_MS)
    window.addEventListener('online', onChance)
    document.addEventListener('visibilitychange', onChance)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', onChance)
      document.removeEventListener('visibilitychange', onChance)
    }
    // a person who signs in has what waits sent at once
  }, [userId])
  return send
}
