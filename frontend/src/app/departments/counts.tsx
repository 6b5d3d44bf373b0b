import { createContext, useContext, type ReactNode } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../api/http'
import { useLiveEvent } from '../../providers/live'

type Counts = Record<string, number>

interface Answer {
  data?: Counts
  isPending: boolean
}

const CountsContext = createContext<Answer>({ isPending: false })

/** The name of a list that is counted: its endpoint, and conditions as the API spells them. */
export function listAddress(endpoint: string, conditions = ''): string {
  return conditions ? `${endpoint}?${conditions}` : endpoint
}

async function fetchCounts(lists: string[], signal: AbortSignal): Promise<Counts> {
  const params = new URLSearchParams(lists.map((list) => ['list', list]))
  const { data } = await http.get<Counts>('/api/counts', { params, signal })
  return data
}

interface CountsProviderProps {
  /** Every list that is counted below, as `listAddress` names it. */
  lists: string[]
  /** Some figures follow from records of other lists: then every change counts again. */
  followsAll?: boolean
  children: ReactNode
}

/** Counts all lists of a page in one request, and again when their records change. */
export function CountsProvider({ lists, followsAll = false, children }: CountsProviderProps) {
  const client = useQueryClient()
  const wanted = [...new Set(lists)].sort()
  const { data, isPending } = useQuery({
    queryKey: ['counts', wanted],
    queryFn: ({ signal }) => fetchCounts(wanted, signal),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  })
  useLiveEvent('record', ({ resource }) => {
    if (!followsAll && !wanted.some((list) => list.split('?', 1)[0] === resource)) return
    void client.invalidateQueries({ queryKey: ['counts', wanted] })
  })
  return <CountsContext value={{ data, isPending }}>{children}</CountsContext>
}

/** How many records a list has; no number where it is not open to the user. */
export function useCount(list: string): { data?: number; isPending: boolean } {
  const { data, isPending } = useContext(CountsContext)
  return { data: data?.[list], isPending }
}
