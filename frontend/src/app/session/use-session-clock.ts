import { useCallback, useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reauthentication } from '../../api/reauthentication'
import { keepSessionAlive, readSession, type ClockedTimes } from './read-session'
import { phaseAt, type SessionPhase } from './session-clock'

const SESSION_KEY = ['/api/auth/session']
const RECHECK_MS = 60_000
const KEEP_ALIVE_EVERY_MS = 60_000
const CHANNEL = 'binaa-session'

/** Shares new times with the other tabs and takes theirs. */
function useSharedTimes(accept: (times: ClockedTimes) => void) {
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const open = new BroadcastChannel(CHANNEL)
    open.onmessage = ({ data }: MessageEvent<ClockedTimes>) => accept(data)
    channel.current = open
    return () => open.close()
  }, [accept])
  return useCallback((times: ClockedTimes) => channel.current?.postMessage(times), [])
}

/** A click or key anywhere keeps the session alive; the server is called once a minute at most. */
function useActivity(keepAlive: () => void, isWarning: boolean): void {
  const lastSent = useRef(0)
  useEffect(() => {
    const onActivity = () => {
      const isDue = Date.now() - lastSent.current > KEEP_ALIVE_EVERY_MS
      if (!isDue && !isWarning) return
      lastSent.current = Date.now()
      keepAlive()
    }
    document.addEventListener('pointerdown', onActivity, true)
    document.addEventListener('keydown', onActivity, true)
    return () => {
      document.removeEventListener('pointerdown', onActivity, true)
      document.removeEventListener('keydown', onActivity, true)
    }
  }, [keepAlive, isWarning])
}

/** Extends the session and notifies the other tabs. */
function useKeepAlive(): () => void {
  const client = useQueryClient()
  const accept = useCallback(
    (times: ClockedTimes) => client.setQueryData(SESSION_KEY, times),
    [client]
  )
  const share = useSharedTimes(accept)
  return useCallback(() => {
    if (reauthentication.isWaiting()) return
    keepSessionAlive()
      .then((times) => {
        if (!times) return
        accept(times)
        share(times)
      })
      .catch((error: unknown) => console.warn('The session was not extended', error))
  }, [accept, share])
}

/**
 * Follows the server's session times, second by second. `keepAlive` extends them; `recheck` asks
 * the server again. The server decides; this clock only shows its answer.
 */
export function useSessionClock() {
  const { data: times, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: readSession,
    refetchInterval: RECHECK_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    retry: false,
  })
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const keepAlive = useKeepAlive()
  const phase: SessionPhase = times ? phaseAt(times, now + times.skewMs) : { name: 'quiet' }
  useActivity(keepAlive, phase.name === 'warning')
  return { phase, keepAlive, recheck: refetch }
}
