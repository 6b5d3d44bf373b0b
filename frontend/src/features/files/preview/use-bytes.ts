import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'

/** The bytes behind an address that always means the same content. */
export function useBytes(url: string) {
  return useQuery({
    queryKey: ['file-bytes', url],
    queryFn: async ({ signal }) => {
      const { data } = await http.get<ArrayBuffer>(url, { responseType: 'arraybuffer', signal })
      return data
    },
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
}
