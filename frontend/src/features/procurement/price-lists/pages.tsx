import type { Schema } from '../../../api/types'
import { ImportLink } from '../../../kit/import/import-link'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { code, day, line, reference } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { PriceLinesInput, PriceLinesText } from './price-lines'

type PriceList = Schema<'PriceList'>

export const { List, Create, Edit, Show } = plainPages<PriceList>({
  resource: 'procurement.price_lists',
  label: 'name',
  searchable: true,
  exportable: true,
  sort: { field: 'validFromOn', order: 'desc' },
  tools: <ImportLink to="/procurement/price-lists/import" ability="purchase-orders.manage" />,
  fields: {
    name: line({ max: 160, required: true, sortable: true }),
    vendorId: reference({ lookup: 'vendors/lookup', required: true }),
    currency: {
      ...code({ max: 3, required: true, sortable: true }),
      input: <PlainSelect options={CURRENCY_OPTIONS} />,
      filter: { kind: 'choice', options: CURRENCY_OPTIONS },
      initial: 'SAR',
    },
    validFromOn: day({ required: true, sortable: true }),
    validToOn: day({ sortable: true }),
    lines: {
      wide: true,
      unlisted: true,
      initial: [],
      input: <PriceLinesInput />,
      show: (record) => <PriceLinesText list={record as unknown as PriceList} />,
    },
  },
})
