import { code, decimal, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { changes, week } from './fields.js'

export const workCalendars = plainResource({
  endpoint: 'work-calendars',
  table: 'work_calendars',
  entity: 'work_calendar',
  title: { en: 'Work calendars', ar: 'تقاويم العمل' },
  abilities: { read: 'work-calendars.view', write: 'work-calendars.manage' },
  label: 'code',
  defaultSort: { field: 'code', order: 'asc' },
  fields: {
    code: code({ en: 'Code', ar: 'الرمز' }, { max: 20, required: true, unique: true }),
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 120, required: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 120, required: true, listed: false }
    ),
    hoursPerDay: decimal({ en: 'Hours per day', ar: 'ساعات اليوم' }, { required: true, max: 24 }),
    basedOnId: reference(
      { en: 'Based on', ar: 'مبني على' },
      { table: 'work_calendars', name: 'name', nameAr: 'name_ar' }
    ),
    week,
    changes,
  },
})
