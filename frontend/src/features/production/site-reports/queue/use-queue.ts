import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../../kit/show/use-record'
import { useCurrentUser } from '../../../../providers/current-user'
import { toast } from '../../../../providers/toast'
import { SITE_REPORTS } from '../site-report'
import { onSending, sendingNow, sendWaiting } from './send-queue'
import { entriesNow, onEntries, readEntries } from './store'

/** Tries again in case the connection came back without the browser noticing. */
const RETRY_MS = 20_000

/** The reports that this person has on this device, and which of them is on its way. */
export function useEntries() {
  const userId = useCurrentUser()?.id
  const all = useSyncExternalStore(onEntries, entriesNow)
  const sendingKey = useSyncExternalStore(onSending, sendingNow)
  useEffect(() => void readEntries(), [])
  const entries = useMemo(() => all.filter((entry) => entry.userId === userId), [all, userId])
  return { entries, sendingKey }
}

/** Sends what waits, now and whenever the connection is back, for as long as the page is open. */
export function useSendQueue(): () => void {
  const { t } = useTranslation()
  const userId = useCurrentUser()?.id
  const refresh = useRefresh(SITE_REPORTS)
  const send = useCallback(() => {
    if (userId === undefined || !navigator.onLine) return
    const onSent = (number: string) => {
      toast({ variant: 'success', title: t(`${SITE_REPORTS}.queue.sent`, { number }) })
      void refresh()
    }
    void sendWaiting({ userId, onSent })
    // the texts and the refresh of a later drawing do the same
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId])
  useEffect(() => {
    send()
    const timer = window.setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [send])
  return send
}
