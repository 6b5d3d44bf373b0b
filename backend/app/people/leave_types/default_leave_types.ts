import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { searchText } from '#engines/text/fold'
import LeaveType from './leave_type.js'

const NONE = {
  yearDays: null,
  laterYears: null,
  laterYearDays: null,
  carryDays: null,
  carryMonths: null,
  negativeDays: null,
  countsRestDays: true,
  countsHolidays: false,
  halfDays: false,
}

/** As the Saudi Labour Law has them (articles 109, 113, 114, 116, 117 and 151); a firm may grant more. */
const TYPES = [
  {
    ...{ code: 'ANNUAL', name: 'Annual leave', nameAr: 'إجازة سنوية', basis: 'accrued' },
    ...{ yearDays: 21, laterYears: 5, laterYearDays: 30, halfDays: true },
  },
  { code: 'SICK', name: 'Sick leave', nameAr: 'إجازة مرضية', basis: 'sick', halfDays: true },
  { code: 'HAJJ', name: 'Hajj leave', nameAr: 'إجازة الحج', basis: 'hajj', countsHolidays: true },
  {
    ...{ code: 'MATERNITY', name: 'Maternity leave', nameAr: 'إجازة وضع', basis: 'maternity' },
    ...{ yearDays: 84, countsHolidays: true },
  },
  {
    ...{ code: 'PATERNITY', name: 'Paternity leave', nameAr: 'إجازة مولود', basis: 'occasion' },
    yearDays: 3,
  },
  {
    ...{ code: 'MARRIAGE', name: 'Marriage leave', nameAr: 'إجازة زواج', basis: 'occasion' },
    yearDays: 5,
  },
  {
    ...{ code: 'BEREAVEMENT', name: 'Bereavement leave', nameAr: 'إجازة وفاة' },
    ...{ basis: 'occasion', yearDays: 5 },
  },
  {
    ...{ code: 'UNPAID', name: 'Unpaid leave', nameAr: 'إجازة دون أجر', basis: 'unpaid' },
    ...{ countsHolidays: true, halfDays: true },
  },
]

/** The kinds of leave that a new firm starts with; those whose code exists are left alone. */
export async function seedLeaveTypes(trx: TransactionClientContract) {
  const existing = await LeaveType.query({ client: trx }).select('code')
  const known = new Set(existing.map(({ code }) => code))
  const missing = TYPES.filter(({ code }) => !known.has(code))
  await LeaveType.createMany(
    missing.map((type) => ({
      ...{ ...NONE, ...type, active: true, version: 1 },
      searchText: searchText(type.code, type.name, type.nameAr),
    })),
    { client: trx }
  )
}
