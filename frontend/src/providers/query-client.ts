import { onlineManager, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { http } from '../api/http'
import { HttpError } from '../api/http-error'

export const MINUTE_MS = 60_000

interface UrlQueryOptions {
  /** What a 401 means for this query: signed out without an error, or a failure. */
  on401: 'null' | 'throw'
}

/**
 * The default data loader: the first element of the query key is a URL and is fetched.
 * Returns the JSON, or null on a 401 when so configured. Throws `HttpError` otherwise.
 */
export function urlQueryFn<T>({ on401 }: UrlQueryOptions) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<T | null> => {
    try {
      const { data } = await http.get<T>(String(queryKey[0]), {
        signal,
        expects401: on401 === 'null',
      })
      return data
    } catch (error) {
      if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null
      throw error
    }
  }
}

// It takes a page to be online until it hears otherwise; one may be opened without a connection.
onlineManager.setOnline(navigator.onLine)

/** One cache for Refine and for our own queries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: urlQueryFn({ on401: 'throw' }),
      staleTime: 2 * MINUTE_MS,
      gcTime: 10 * MINUTE_MS,
      retry: 1,
      refetchInterval: false,
      refetchOnWindowFocus: false,
    },
    // What is saved offline fails at once and says so. Waiting for the network, it would be sent after
    // the user has left the form without saving.
    mutations: { retry: false, networkMode: 'always' },
  },
})
