import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../../api/types'
import type { Line } from '../../../../kit/lines/types'
import { useAbility } from '../../../../providers/access'
import type { QuotationDetail } from '../quotation'
import type { CostRates } from '../quotation-totals'

interface Bill {
  lines: Line[]
  currency: string
  quotedOn: string | undefined
  quotation?: Pick<QuotationDetail, 'currency' | 'costRates'>
}

/** The rates that a bill is costed at: those it keeps, and those of its day for a new currency. */
export function useCostRates({ lines, currency, quotedOn, quotation }: Bill): CostRates {
  const mayCost = useAbility('quotations.margin')
  const isForeign = lines.some(({ costCurrency }) => costCurrency && costCurrency !== currency)
  const { data = [] } = useQuery<Schema<'CostRate'>[]>({
    queryKey: [`/api/cost-rates?to=${currency}&on=${quotedOn}`],
    enabled: mayCost && isForeign && Boolean(quotedOn),
  })
  const kept = quotation?.currency === currency ? (quotation.costRates ?? []) : []
  return Object.fromEntries([...data, ...kept].map((one) => [one.currency, one.rate]))
}
