import type { Schema } from '../../../api/types'
import { arabicLine, choice, flag, line, prose, wholeNumber } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'OfferTerm'>>({
  resource: 'engineering.offer_terms',
  label: 'name',
  searchable: true,
  exportable: true,
  fields: {
    kind: choice({ list: 'offer-term-kinds', required: true, sortable: true }),
    name: line({ max: 160, required: true, sortable: true }),
    nameAr: arabicLine({ max: 160, required: true }),
    text: prose({ max: 2000, required: true, dir: 'ltr' }),
    textAr: prose({ max: 2000, required: true, dir: 'rtl' }),
    place: wholeNumber({ sortable: true }),
    standard: flag({ initial: false, sortable: true }),
    active: flag({ initial: true, sortable: true }),
  },
})
