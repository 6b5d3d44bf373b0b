import { useEffect, useRef } from 'react'
import type { LiveEvent, LiveProvider } from '@refinedev/core'
import type { Job } from '../api/types'
import { endpointOf } from './endpoints'

/** Messages from the server to open browsers. `poll` is ours: no live connection, load again. */
export interface LiveEvents {
  job: { job: Job }
  notification: { id: number; type: string }
  record: { resource: string; id: number; action: string }
  poll: Record<string, never>
}

type Handler<K extends keyof LiveEvents> = (data: LiveEvents[K]) => void

const ADDRESS = '/api/live'
const POLL_MS = 30_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000
const SERVER_EVENTS = ['job', 'notification', 'record'] as const

const handlers = new Map<keyof LiveEvents, Set<Handler<never>>>()
let source: EventSource | null = null
/** The language of the server's messages in this browser. */
let currentLanguage = 'en'
let poller: ReturnType<typeof setInterval> | null = null
let reconnect: ReturnType<typeof setTimeout> | null = null
let retryMs = FIRST_RETRY_MS

function emit<K extends keyof LiveEvents>(type: K, data: LiveEvents[K]): void {
  for (const handler of handlers.get(type) ?? []) (handler as Handler<K>)(data)
}

function startPolling(): void {
  poller ??= setInterval(() => emit('poll', {}), POLL_MS)
}

function stopPolling(): void {
  if (poller) clearInterval(poller)
  poller = null
}

function retryLater(): void {
  if (reconnect) return
  reconnect = setTimeout(() => {
    reconnect = null
    connectLive(currentLanguage)
  }, retryMs)
  retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
}

function onOpen(): void {
  retryMs = FIRST_RETRY_MS
  // Something may have happened while the connection was down.
  if (poller) emit('poll', {})
  stopPolling()
}

function onError(): void {
  startPolling()
  // The browser reconnects by itself unless the server refused for good.
  if (source?.readyState !== EventSource.CLOSED) return
  source = null
  retryLater()
}

/**
 * Opens the live connection, in another language again; until it is open, and when it breaks, listeners
 * are called to poll.
 */
export function connectLive(language: string): void {
  if (source && language === currentLanguage) return
  source?.close()
  currentLanguage = language
  // A page that the browser keeps for the way back would keep its connection too, and a person may
  // have only a few.
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', resume)
  if (typeof EventSource === 'undefined') {
    startPolling()
    return
  }
  source = new EventSource(`${ADDRESS}?language=${language}`, { withCredentials: true })
  source.onopen = onOpen
  source.onerror = onError
  for (const type of SERVER_EVENTS) {
    source.addEventListener(type, (event) => emit(type, JSON.parse((event as MessageEvent).data)))
  }
}

function pause(): void {
  source?.close()
  source = null
  if (reconnect) clearTimeout(reconnect)
  reconnect = null
}

function resume({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  // What happened while the page was away is loaded when the connection is open.
  startPolling()
  connectLive(currentLanguage)
}

/** Closes the connection on sign-out. */
export function disconnectLive(): void {
  window.removeEventListener('pagehide', pause)
  window.removeEventListener('pageshow', resume)
  pause()
  stopPolling()
  retryMs = FIRST_RETRY_MS
}

/** Listens to one kind of event; returns a function that stops. */
export function onLiveEvent<K extends keyof LiveEvents>(type: K, handler: Handler<K>): () => void {
  const set = handlers.get(type) ?? new Set()
  handlers.set(type, set.add(handler as Handler<never>))
  return () => {
    set.delete(handler as Handler<never>)
  }
}

/** Calls the newest `handler` on every event of that kind while mounted. */
export function useLiveEvent<K extends keyof LiveEvents>(type: K, handler: Handler<K>): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => onLiveEvent(type, (data) => latest.current(data)), [type])
}

const ACTIONS: Record<string, LiveEvent['type']> = {
  create: 'created',
  created: 'created',
  delete: 'deleted',
  deleted: 'deleted',
}

/** Refine's live lists and records, fed by the `record` events. Channel: `resources/<name>`. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, types, params, callback }) => {
    const name = channel.replace(/^resources\//, '')
    const publish = (type: LiveEvent['type'], ids?: number[]) =>
      callback({ channel, type, payload: { ids }, date: new Date() })

    const stopRecords = onLiveEvent('record', ({ resource, id, action }) => {
      if (resource !== name && resource !== endpointOf(name)) return
      const type = ACTIONS[action] ?? 'updated'
      if (!types.includes('*') && !types.includes(type)) return
      const wanted = params?.ids?.map(String)
      if (wanted && wanted.length > 0 && !wanted.includes(String(id))) return
      publish(type, [id])
    })
    const stopPolls = onLiveEvent('poll', () => publish('*'))
    return () => {
      stopRecords()
      stopPolls()
    }
  },
  unsubscribe: (stop: () => void) => stop(),
}
