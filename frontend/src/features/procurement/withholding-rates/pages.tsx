import type { Schema } from '../../../api/types'
import { day, decimal, line, reference } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'WithholdingRate'>>({
  resource: 'procurement.withholding_rates',
  label: 'effectiveOn',
  sort: { field: 'effectiveOn', order: 'desc' },
  exportable: true,
  fields: {
    effectiveOn: day({ required: true, sortable: true }),
    kindId: reference({ lookup: 'withholding-kinds/lookup', required: true }),
    rate: decimal({ required: true, sortable: true }),
    source: line({ max: 160 }),
  },
})
