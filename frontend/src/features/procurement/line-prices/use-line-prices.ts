import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, Body } from '../../../api/types'
import { http } from '../../../api/http'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { useAbility } from '../../../providers/access'

const NUMBER = /^\d+(\.\d+)?$/

type Query = Body<'line_prices.store'>
export type LinePrices = Answer<'line_prices.store'>[number]

/** A line as far as its price is concerned; texts as they stand in a form. */
export type PricedLine = Record<string, string | number | null | undefined>

export interface PricedDocument {
  vendorId?: number | null
  orderId?: number | null
  currency: string
  on: string | null
}

const filled = (value: PricedLine[string]) =>
  value === undefined || value === null || value === '' ? null : String(value)

/** What is still being typed is no number yet. */
const amount = (value: PricedLine[string]) => {
  const text = filled(value)
  return text !== null && NUMBER.test(text) ? text : null
}

/** What was paid and agreed for the materials of lines, in the order of the lines: one request for all. */
export function useLinePrices(document: PricedDocument, lines: PricedLine[]): LinePrices[] {
  const mayRead = useAbility('purchase-orders.view-all')
  const { on, ...rest } = document
  const isPriced = mayRead && on && lines.some(({ materialId }) => filled(materialId))
  const query: Query | null = isPriced
    ? {
        ...{ ...rest, currency: rest.currency as Query['currency'], on },
        lines: lines.map((line) => ({
          materialId: Number(line.materialId) || null,
          unit: filled(line.unit),
          quantity: amount(line.quantity),
          unitPrice: amount(line.unitPrice),
          discount: amount(line.discount),
        })),
      }
    : null
  const body = useDebounced(query ? JSON.stringify(query) : '')
  const { data } = useQuery<LinePrices[]>({
    queryKey: ['line-prices', body],
    queryFn: async () => (await http.post<LinePrices[]>('/api/line-prices', JSON.parse(body))).data,
    enabled: body !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return body === '' ? [] : (data ?? [])
}
