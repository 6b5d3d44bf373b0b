import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../api/http'
import type { CurrentUser, FoundRecord } from '../../api/types'

const SHORTEST_QUERY = 2
const DEBOUNCE_MS = 200

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Records the server finds for a text, by number or name, of every kind this user may open. */
export function useRecordSearch(user: CurrentUser, text: string) {
  const q = useDebounced(text.trim())
  return useQuery({
    queryKey: ['/api/search', q, user.id],
    enabled: q.length >= SHORTEST_QUERY,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await http.get<FoundRecord[]>('/api/search', { params: { q }, signal })
      return data
    },
  })
}
