import { whole } from '#core/openapi/schema'
import { code, flag, reference, text, wholeNumber } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { headcountsOf } from './headcounts.js'

export const departments = plainResource({
  endpoint: 'departments',
  table: 'departments',
  entity: 'department',
  title: { en: 'Departments', ar: 'الإدارات' },
  abilities: { read: 'people.open', write: 'departments.manage' },
  label: 'code',
  defaultSort: { field: 'name', order: 'asc' },
  exported: true,
  fields: {
    code: code({ en: 'Code', ar: 'الرمز' }, { max: 20, required: true, unique: true }),
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 120, required: true, letters: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 120, required: true, listed: false }
    ),
    parentDepartmentId: reference(
      { en: 'Part of', ar: 'تتبع' },
      { table: 'departments', name: 'name', nameAr: 'name_ar' }
    ),
    headId: reference(
      { en: 'Head', ar: 'المدير' },
      { table: 'employee_names', name: 'name', nameAr: 'name_ar' }
    ),
    costCentre: code({ en: 'Cost centre', ar: 'مركز التكلفة' }, { max: 20 }),
    budgetedPosts: wholeNumber(
      { en: 'Budgeted posts', ar: 'الوظائف المعتمدة' },
      { max: 100_000, initial: 0 }
    ),
    active: flag({ en: 'Active', ar: 'نشطة' }, { initial: true }),
  },
  figures: { schema: { headcount: whole, totalHeadcount: whole }, of: headcountsOf },
})
