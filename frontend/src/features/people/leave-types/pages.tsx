import type { Schema } from '../../../api/types'
import { arabicLine, choice, code, flag, line, wholeNumber } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'LeaveType'>>({
  resource: 'people.leave_types',
  label: 'name',
  searchable: true,

  fields: {
    code: code({ max: 20, required: true, sortable: true }),
    name: line({ max: 80, required: true, sortable: true }),
    nameAr: arabicLine({ max: 80, required: true }),
    basis: choice({ list: 'leave-bases', required: true, sortable: true }),
    yearDays: wholeNumber(),
    laterYears: wholeNumber(),
    laterYearDays: wholeNumber(),
    carryDays: wholeNumber(),
    carryMonths: wholeNumber(),
    negativeDays: wholeNumber(),
    countsRestDays: flag({ initial: true }),
    countsHolidays: flag({ initial: false }),
    halfDays: flag({ initial: true }),
    active: flag({ initial: true, sortable: true }),
  },
})
