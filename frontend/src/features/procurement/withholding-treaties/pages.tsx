import type { Schema } from '../../../api/types'
import { day, decimal, line, reference } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'WithholdingTreaty'>>({
  resource: 'procurement.withholding_treaties',
  label: 'certificate',
  sort: { field: 'toOn', order: 'desc' },
  exportable: true,
  fields: {
    certificate: line({ max: 120, required: true, sortable: true }),
    vendorId: reference({ lookup: 'vendors/lookup', required: true }),
    kindId: reference({ lookup: 'withholding-kinds/lookup', required: true }),
    rate: decimal({ required: true, sortable: true }),
    fromOn: day({ required: true, sortable: true }),
    toOn: day({ required: true, sortable: true }),
  },
})
