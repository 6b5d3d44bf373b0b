import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { isSound, type Rules } from './scoring-config'

/** The server's result for these rules; loaded again a moment after they change. */
export function useTrial<Answer>(path: string, rules: Rules, more: object | null) {
  const body = useDebounced(JSON.stringify({ ...rules, ...more }), 400)
  return useQuery({
    queryKey: ['scoring', path, body],
    enabled: isSound(rules) && more !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const url = `/api/scoring-configs/${path}`
      return (await http.post<Answer>(url, JSON.parse(body) as object, { signal })).data
    },
  })
}
