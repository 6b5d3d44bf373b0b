import { reference, text, wholeNumber } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'

export const nationalityGoals = plainResource({
  endpoint: 'nationality-goals',
  table: 'nationality_goals',
  entity: 'nationality_goal',
  title: { en: 'Nationality goals', ar: 'مستهدفات التوطين' },
  abilities: { read: 'employees.private', write: 'employees.manage' },
  label: 'nationality',
  defaultSort: { field: 'nationality', order: 'asc' },
  fields: {
    nationality: text({ en: 'Nationality', ar: 'الجنسية' }, { max: 80, required: true }),
    departmentId: reference(
      { en: 'Department', ar: 'الإدارة' },
      { table: 'departments', name: 'name', nameAr: 'name_ar' }
    ),
    percent: wholeNumber({ en: 'Goal (%)', ar: 'المستهدف (٪)' }, { max: 100, required: true }),
  },
})
