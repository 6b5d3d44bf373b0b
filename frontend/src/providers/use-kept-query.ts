import { useQuery } from '@tanstack/react-query'
import { http } from '../api/http'
import { HttpError } from '../api/http-error'
import { useCurrentUser } from './current-user'
import { keepAnswer, keptAnswer } from './kept-answers'

/** Reads an address; what it answered last to this person stays on this device for when it can't. */
export function useKeptQuery<T>(address: string | null) {
  const userId = useCurrentUser()?.id
  return useQuery<T>({
    queryKey: [address],
    enabled: address !== null && userId !== undefined,
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const { data } = await http.get<T>(address!, { signal })
        await keepAnswer(userId!, address!, data)
        return data
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 0) throw error
        const kept = await keptAnswer<T>(userId!, address!)
        if (kept) return kept
        throw error
      }
    },
  })
}
