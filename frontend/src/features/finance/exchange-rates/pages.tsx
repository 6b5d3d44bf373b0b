import { BASE_CURRENCY } from '@binaa/backend/money'
import type { Schema } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { code, day, decimal, line } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

const FOREIGN = CURRENCY_OPTIONS.filter(({ value }) => value !== BASE_CURRENCY)

export const { List, Create, Edit, Show } = plainPages<Schema<'ExchangeRate'>>({
  resource: 'finance.exchange_rates',
  label: 'currency',
  sort: { field: 'effectiveOn', order: 'desc' },
  exportable: true,
  fields: {
    currency: {
      ...code({ max: 3, required: true, sortable: true }),
      input: <PlainSelect options={FOREIGN} />,
      filter: { kind: 'choice', options: FOREIGN },
    },
    effectiveOn: day({ required: true, sortable: true }),
    // all six digits: what is rounded can't be compared with the bank's
    rate: {
      ...decimal({ required: true, sortable: true }),
      show: ({ rate }) => <Ltr>{rate as string}</Ltr>,
    },
    source: line({ max: 160 }),
  },
})
