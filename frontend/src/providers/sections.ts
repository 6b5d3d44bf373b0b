import { useEffect, useRef } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../api/http'
import { HttpError } from '../api/http-error'
import type { Section } from '../api/types'
import { useLiveEvent } from './live'
import { queryClient } from './query-client'

export const SECTIONS_KEY = ['/api/sections'] as const

/** How often a page that waits for a closed section checks it. */
const CLOSED_POLL_MS = 15_000
/** Timers hold no more than some 24 days. */
const LONGEST_TIMER_MS = 2_000_000_000

const sectionsQuery = queryOptions({
  queryKey: SECTIONS_KEY,
  queryFn: async ({ signal }) => {
    const { data } = await http.get<Section[]>(SECTIONS_KEY[0], {
      signal,
      // Looking whether something is open again is no work of the user's.
      headers: { 'X-Background': '1' },
    })
    return data
  },
})

/** Whether a call was refused because its department is closed. */
export function isSectionClosed(error: unknown): boolean {
  return error instanceof HttpError && (error.code?.startsWith('SECTION_') ?? false)
}

// The first refusal covers a live message that was lost.
queryClient.getQueryCache().config.onError = refreshWhenClosed
queryClient.getMutationCache().config.onError = refreshWhenClosed

function refreshWhenClosed(error: unknown): void {
  if (isSectionClosed(error)) void queryClient.invalidateQueries({ queryKey: SECTIONS_KEY })
}

/** The moment at which one of these sections opens or closes by itself; undefined = none ahead. */
export function nextTurn(sections: Section[], now = Date.now()): number | undefined {
  const turns = sections
    .filter(({ enabled, maintenanceMode }) => !enabled || maintenanceMode)
    .flatMap(({ from, to }) => [from, to])
    .map((at) => (at ? Date.parse(at) : 0))
    .filter((at) => at > now)
  return turns.length > 0 ? Math.min(...turns) : undefined
}

/** All sections with their state. Follows live messages, refusals and the clock. */
export function useSections(isWaiting = false): Section[] | undefined {
  const { data, refetch } = useQuery({
    ...sectionsQuery,
    refetchInterval: isWaiting ? CLOSED_POLL_MS : false,
  })
  useLiveEvent('record', ({ resource }) => {
    if (resource === 'sections') void refetch()
  })
  useLiveEvent('poll', () => void refetch())
  useTurn(data, () => void refetch())
  return data
}

function useTurn(sections: Section[] | undefined, turn: () => void): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const at = sections && nextTurn(sections)
    if (at === undefined) return undefined
    // A little later than the minute, since clocks differ.
    const wait = Math.min(at - Date.now() + 500, LONGEST_TIMER_MS)
    const timer = setTimeout(() => latest.current(), wait)
    return () => clearTimeout(timer)
  }, [sections])
}

/** Repeats the requests that failed while a section was closed. */
export function retryRefused(): void {
  void queryClient.refetchQueries({ predicate: ({ state }) => isSectionClosed(state.error) })
}
