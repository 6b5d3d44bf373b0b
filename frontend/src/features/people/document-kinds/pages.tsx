import type { Schema } from '../../../api/types'
import { arabicLine, code, flag, line, wholeNumber } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'DocumentKind'>>({
  resource: 'people.document_kinds',
  label: 'name',
  searchable: true,

  fields: {
    code: code({ max: 20, required: true, sortable: true }),
    name: line({ max: 80, required: true, sortable: true }),
    nameAr: arabicLine({ max: 80, required: true }),
    firstWarningDays: wholeNumber({ required: true, sortable: true }),
    secondWarningDays: wholeNumber(),
    lastWarningDays: wholeNumber(),
    managersSee: flag({ initial: false }),
    active: flag({ initial: true, sortable: true }),
  },
})
