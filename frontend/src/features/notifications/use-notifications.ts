import { useEffect, useRef } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { http } from '../../api/http'
import { messageOf } from '../../api/http-error'
import type { Answer, PortalNotification } from '../../api/types'
import { useIsViewing } from '../../providers/access'
import { useLiveEvent } from '../../providers/live'
import { toast } from '../../providers/toast'
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

type Unread = Answer<'notifications.unread_count'>

const NOTHING: Unread = { count: 0, audible: 0, isQuiet: false, groups: [] }

/** How much is unread and of what, read every 30 seconds. */
export function useUnread(): Unread {
  const { data } = useQuery({
    queryKey: COUNT_KEY,
    queryFn: async ({ signal }) => {
      const { data: body } = await http.get<Unread>(COUNT_KEY[0]!, { ...BACKGROUND, signal })
      // a portal that is being renewed may still answer the number alone, or text that says nothing
      const { count = 0, audible = count, isQuiet = false, groups = [] }: Partial<Unread> = body
      return { count, audible, isQuiet, groups }
    },
    refetchInterval: POLL_MS,
    staleTime: 0,
    enabled: !useIsViewing(),
  })
  return data ?? NOTHING
}

/** Reads it on every live event as well; the bell does, which is there on every page. */
export function useLiveUnread(): Unread {
  const refresh = useRefresh()
  useLiveEvent('notification', () => void refresh())
  return useUnread()
}

/** The number of unread items. */
export const useUnreadCount = (): number => useUnread().count

/** Plays the notification sound when more comes that the person hears, outside their quiet hours. */
export function useUnreadSound({ audible, isQuiet }: Pick<Unread, 'audible' | 'isQuiet'>): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (last.current !== null && audible > last.current && !isQuiet) playSound('notification')
    last.current = audible
  }, [audible, isQuiet])
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

type Snooze = { id: number; until: 'hour' | 'tomorrow' | 'day' }

/** Puts one off, or brings it back. */
export function useSnooze() {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const onError = (error: unknown) =>
    toast({
      title: t('notifications.snooze.failed'),
      description: messageOf(error, t('pages.failure.text')),
      variant: 'destructive',
    })
  const snooze = useMutation({
    mutationFn: ({ id, until }: Snooze) => http.put(`${LIST_URL}/${id}/snooze`, { until }),
    onSettled: refresh,
    onError,
  })
  const wake = useMutation({
    mutationFn: (id: number) => http.delete(`${LIST_URL}/${id}/snooze`),
    onSettled: refresh,
    onError,
  })
  return { snooze, wake }
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
