import { BASE_CURRENCY } from '@binaa/backend/money'
import type { TFunction } from 'i18next'
import { Money } from '../display/numbers'
import { Ltr } from '../display/ltr'

interface Rated {
  currency: string
  /** Riyals for one unit on the day of the document; null where none was known. */
  exchangeRate?: string | null
  baseTotal?: string | null
}

/** What a document in foreign money is worth in riyals, below its total; nothing for one in riyals. */
export function baseTotalRows({ currency, exchangeRate, baseTotal }: Rated, t: TFunction) {
  if (currency === BASE_CURRENCY) return []
  const rate = exchangeRate ?? null
  return [
    {
      label: rate === null ? t('kit.lines.no_rate') : t('kit.lines.base_total', { rate, currency }),
      value: rate === null ? <Ltr>–</Ltr> : <Money value={baseTotal} currency={BASE_CURRENCY} />,
    },
  ]
}
