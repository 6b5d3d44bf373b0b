import type { Schema } from '../../../api/types'
import { plainPages } from '../../../kit/plain/plain-pages'
import { termLibraryFields } from '../../../kit/terms/term-library-fields'

export const { List, Create, Edit, Show } = plainPages<Schema<'OrderTerm'>>({
  resource: 'procurement.order_terms',
  label: 'name',
  searchable: true,
  exportable: true,
  fields: termLibraryFields('order-term-kinds'),
})
