import type { Schema } from '../../../api/types'
import { arabicLine, day, line } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'PublicHoliday'>>({
  resource: 'people.public_holidays',
  label: 'name',
  searchable: true,

  fields: {
    name: line({ max: 80, required: true, sortable: true }),
    nameAr: arabicLine({ max: 80, required: true }),
    fromOn: day({ required: true, sortable: true }),
    toOn: day({ required: true, sortable: true }),
  },
})
