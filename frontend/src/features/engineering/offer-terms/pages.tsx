import type { Schema } from '../../../api/types'
import { plainPages } from '../../../kit/plain/plain-pages'
import { termLibraryFields } from '../../../kit/terms/term-library-fields'

export const { List, Create, Edit, Show } = plainPages<Schema<'OfferTerm'>>({
  resource: 'engineering.offer_terms',
  label: 'name',
  searchable: true,
  exportable: true,
  fields: termLibraryFields('offer-term-kinds'),
})
