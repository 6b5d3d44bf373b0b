import { choice, code, decimal, flag, money, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { RESOURCE_KINDS } from '#production/enums/resource_kinds'
import { periods } from './periods.js'

export const scheduleResources = plainResource({
  endpoint: 'schedule-resources',
  table: 'schedule_resources',
  entity: 'schedule_resource',
  title: { en: 'Resources', ar: 'الموارد' },
  abilities: { read: 'schedule-resources.view', write: 'schedule-resources.manage' },
  label: 'code',
  defaultSort: { field: 'code', order: 'asc' },
  exported: true,
  fields: {
    code: code(
      { en: 'Code', ar: 'الرمز' },
      { max: 20, required: true, unique: true, search: true }
    ),
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 120, required: true, search: true }),
    nameAr: text({ en: 'Arabic name', ar: 'الاسم بالعربية' }, { max: 120, listed: false }),
    kind: choice(
      { en: 'Kind', ar: 'النوع' },
      { required: true, list: 'resource-kinds', values: RESOURCE_KINDS }
    ),
    capacity: decimal({ en: 'Available units', ar: 'الوحدات المتاحة' }, { required: true }),
    periods,
    costPerHour: money({ en: 'Cost per hour', ar: 'التكلفة للساعة' }),
    calendarId: reference(
      { en: 'Calendar', ar: 'التقويم' },
      { table: 'work_calendars', name: 'name', nameAr: 'name_ar' }
    ),
    equipmentId: reference(
      { en: 'Equipment', ar: 'المعدة' },
      { table: 'equipment_names', name: 'called', nameAr: 'called_ar', unique: true }
    ),
    userId: reference(
      { en: 'Portal user', ar: 'مستخدم البوابة' },
      { table: 'users', name: 'name', nameAr: 'name_ar', unique: true }
    ),
    active: flag({ en: 'Active', ar: 'نشط' }, { initial: true }),
  },
})
