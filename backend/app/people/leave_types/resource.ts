import { choice, code, flag, text, wholeNumber } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { LEAVE_BASES } from '#people/enums/leave_bases'

export const leaveTypes = plainResource({
  endpoint: 'leave-types',
  table: 'leave_types',
  entity: 'leave_type',
  title: { en: 'Leave types', ar: 'أنواع الإجازات' },
  abilities: { read: 'people.open', write: 'employees.manage' },
  label: 'name',
  defaultSort: { field: 'name', order: 'asc' },

  fields: {
    code: code(
      { en: 'Code', ar: 'الرمز' },
      { max: 20, required: true, unique: true, search: true }
    ),
    name: text(
      { en: 'Name', ar: 'الاسم' },
      { max: 80, required: true, search: true, letters: true }
    ),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 80, required: true, search: true, listed: false }
    ),
    basis: choice(
      { en: 'Basis', ar: 'الأساس' },
      { required: true, list: 'leave-bases', values: LEAVE_BASES }
    ),
    yearDays: wholeNumber({ en: 'Days', ar: 'الأيام' }, { max: 365 }),
    laterYears: wholeNumber({ en: 'Years until it rises', ar: 'سنوات حتى الزيادة' }, { max: 50 }),
    laterYearDays: wholeNumber({ en: 'Days from then on', ar: 'الأيام بعد ذلك' }, { max: 365 }),
    carryDays: wholeNumber(
      { en: 'Days carried over at most', ar: 'الحد الأقصى للترحيل (يوم)' },
      { max: 365 }
    ),
    carryMonths: wholeNumber(
      { en: 'Months until carried days expire', ar: 'أشهر حتى انتهاء المرحّل' },
      { max: 36 }
    ),
    negativeDays: wholeNumber(
      { en: 'Days below zero at most', ar: 'أقصى رصيد سالب (يوم)' },
      { max: 365 }
    ),
    countsRestDays: flag({ en: 'Weekends count', ar: 'تُحتسب نهاية الأسبوع' }, { initial: true }),
    countsHolidays: flag(
      { en: 'Public holidays count', ar: 'تُحتسب العطل الرسمية' },
      { initial: false }
    ),
    halfDays: flag({ en: 'Half days allowed', ar: 'يُسمح بنصف يوم' }, { initial: true }),
    active: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
})
