import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Schema } from '../api/types'
import { http } from '../api/http'
import { useLiveEvent } from './live'
import { usePreferences } from './preferences'
import { MINUTE_MS } from './query-client'

/** How the firm shows itself, to visitors too. */
export type Branding = Schema<'Branding'>

/** What a firm has that has set nothing else. */
const USUAL_ZONE = 'Asia/Riyadh'

export const BRANDING_KEY = ['/api/branding'] as const

const brandingQuery = queryOptions({
  queryKey: BRANDING_KEY,
  queryFn: async ({ signal }) => {
    // A visitor's first page asks this too: a refusal only means the portal's own mark.
    const { data } = await http.get<Partial<Branding>>(BRANDING_KEY[0], {
      signal,
      expects401: true,
      isProbe: true,
    })
    return data
  },
  staleTime: 10 * MINUTE_MS,
  retry: false,
})

/** The firm's name in the user's language and its logo, undefined until they are known; its clock. */
export function useBranding() {
  const { language } = usePreferences()
  const { data, refetch, isPending } = useQuery(brandingQuery)
  useLiveEvent('record', ({ resource }) => {
    if (resource === 'settings') void refetch()
  })
  return {
    name: language === 'arabic' ? data?.companyNameAr : data?.companyName,
    logoUrl: data?.logoUrl ?? null,
    dualDates: data?.dualDates === true,
    resetsByMail: data?.resetsByMail === true,
    passkeys: data?.passkeys === true,
    timeZone: data?.timeZone ?? USUAL_ZONE,
    /** Answered, be it by a refusal. */
    isKnown: !isPending,
  }
}
