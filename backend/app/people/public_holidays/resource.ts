import { day, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'

export const publicHolidays = plainResource({
  endpoint: 'public-holidays',
  table: 'public_holidays',
  entity: 'public_holiday',
  title: { en: 'Public holidays', ar: 'العطل الرسمية' },
  abilities: { read: 'people.open', write: 'employees.manage' },
  label: 'name',
  defaultSort: { field: 'name', order: 'asc' },

  fields: {
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 80, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 80, required: true, search: true, listed: false }
    ),
    fromOn: day({ en: 'First day', ar: 'أول يوم' }, { required: true }),
    toOn: day({ en: 'Last day', ar: 'آخر يوم' }, { required: true }),
  },
})
