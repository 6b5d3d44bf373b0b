import type { Schema } from '../../../api/types'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { arabicLine, choice, code, flag, line } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { CostHeadSelect, CostHeadText } from './cost-head'
import { PricesInput, PricesText } from './prices-input'

type Rate = Schema<'Rate'>

export const { List, Create, Edit, Show } = plainPages<Rate>({
  resource: 'engineering.rates',
  label: 'code',
  searchable: true,
  exportable: true,
  fields: {
    code: code({ max: 30, required: true, sortable: true }),
    name: line({ max: 300, required: true, sortable: true }),
    nameAr: arabicLine({ max: 300, required: true }),
    unit: choice({ list: 'units', required: true }),
    costHead: {
      ...line({ max: 20, required: true, sortable: true }),
      input: <CostHeadSelect />,
      filter: undefined,
      show: ({ costHead }) => <CostHeadText value={costHead as string} />,
    },
    currency: {
      ...code({ max: 3, required: true }),
      input: <PlainSelect options={CURRENCY_OPTIONS} />,
      filter: { kind: 'choice', options: CURRENCY_OPTIONS },
      initial: 'SAR',
    },
    active: flag({ initial: true, sortable: true }),
    prices: {
      wide: true,
      initial: [],
      input: <PricesInput />,
      show: (record) => <PricesText rate={record as unknown as Rate} />,
    },
  },
})
