import { useEffect, useRef } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { http } from '../../api/http'
import type { Answer, PortalNotification } from '../../api/types'
import { useIsViewing } from '../../providers/access'
import { useLiveEvent } from '../../providers/live'
import { playSound } from '../../providers/toast/sounds'
import { destinationOf } from './notification-rules'

const LIST_URL = '/api/notifications'
const LIST_SIZE = 50
const COUNT_KEY = ['/api/notifications/unread-count']
const LIST_KEY = [LIST_URL]
const POLL_MS = 30_000

/** Polling is background work: it must not keep a session alive. */
const BACKGROUND = { headers: { 'X-Background': '1' } }

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: COUNT_KEY }),
      client.invalidateQueries({ queryKey: LIST_KEY }),
    ])
}

/** The number of unread items, read every 30 seconds and on every live event. */
export function useUnreadCount(): number {
  const refresh = useRefresh()
  useLiveEvent('notification', () => void refresh())
  const { data } = useQuery({
    queryKey: COUNT_KEY,
    queryFn: async ({ signal }) => {
      const { data: body } = await http.get<Answer<'notifications.unread_count'>>(COUNT_KEY[0]!, {
        ...BACKGROUND,
        signal,
      })
      return body.count
    },
    refetchInterval: POLL_MS,
    staleTime: 0,
    enabled: !useIsViewing(),
  })
  return data ?? 0
}

/** Plays the notification sound when the unread count rises. */
export function useUnreadSound(count: number): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (last.current !== null && count > last.current) playSound('notification')
    last.current = count
  }, [count])
}

/** The newest 50 items; fetched only while `enabled`. */
export function useNewest(enabled: boolean) {
  return useQuery({
    queryKey: [...LIST_KEY, { limit: LIST_SIZE }],
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await http.get<PortalNotification[]>(LIST_URL, {
        params: { limit: LIST_SIZE },
        signal,
      })
      return data
    },
  })
}

export function useMarkRead() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => http.patch(`${LIST_URL}/${id}/read`),
    onSettled: refresh,
  })
}

export function useMarkAllRead() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => http.patch(`${LIST_URL}/mark-all-read`),
    onSettled: refresh,
  })
}

/** What a click does: mark an unread item read, go where it leads, then call `after`. */
export function useOpenNotification(after?: () => void) {
  const navigate = useNavigate()
  const markRead = useMarkRead()
  return async (item: PortalNotification) => {
    if (!item.isRead) {
      // A failed mark must not keep the user from the page; the item simply stays unread.
      await markRead.mutateAsync(item.id).catch(() => undefined)
    }
    const to = destinationOf(item)
    if (to) await navigate(to)
    after?.()
  }
}
