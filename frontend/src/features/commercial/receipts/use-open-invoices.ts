import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '../invoices/invoice'

const MOST = 100

/** What a client still owes in a currency, the oldest due day first. */
export function useOpenInvoices(clientId: number | null | undefined, currency: string) {
  const query = useQuery<Invoice[]>({
    queryKey: [
      `/api/invoices?clientId=${clientId}&status=issued&status=partially_paid&type_ne=credit_note` +
        `&_sort=dueOn&_order=asc&_start=0&_end=${MOST}`,
    ],
    enabled: !!clientId,
    staleTime: 0,
  })
  return { ...query, invoices: (query.data ?? []).filter((row) => row.currency === currency) }
}
