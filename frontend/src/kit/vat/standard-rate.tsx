import type { ReactNode } from 'react'
import { BRANDING_KEY, useBranding, type Branding } from '../../providers/branding'
import { queryClient } from '../../providers/query-client'
import { PageSkeleton } from '../page-skeleton'

/** Saudi Arabia's, for a firm that has set no other. */
const USUAL_RATE = '15'

/** Percent of standard VAT as the firm has set it. */
export function standardRate(): string {
  return queryClient.getQueryData<Partial<Branding>>(BRANDING_KEY)?.vatRate ?? USUAL_RATE
}

/** A form that is filled with the firm's rate waits until that is known. */
export function WithStandardRate({ children }: { children: () => ReactNode }) {
  return useBranding().isKnown ? <>{children()}</> : <PageSkeleton rows={12} />
}
