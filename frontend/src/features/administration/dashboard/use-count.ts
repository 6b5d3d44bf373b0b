import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'

async function countOf(list: string, signal: AbortSignal): Promise<number> {
  const url = `/api/${list}${list.includes('?') ? '&' : '?'}_start=0&_end=1`
  const { headers } = await http.get(url, { signal })
  return Number(headers['x-total-count'] ?? 0)
}

/** Number of rows of a list, given with its query. */
export function useCount(list: string) {
  return useQuery({
    queryKey: ['count', list],
    queryFn: ({ signal }) => countOf(list, signal),
    staleTime: 0,
  })
}
