import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { referencedNames } from '#core/resources/records'
import { listAbility, type EmployeeField } from './field_rules.js'
import { employeeListing } from './listing.js'

type Row = Record<string, any> & { id: number }

/** Every field that leaves the portal as text, in the order of the sheet. */
const LABELS = [
  ['number', 'Number', 'الرقم'],
  ['name', 'Name', 'الاسم'],
  ['nameAr', 'Arabic name', 'الاسم بالعربية'],
  ['departmentId', 'Department', 'الإدارة'],
  ['position', 'Position', 'المسمى الوظيفي'],
  ['positionAr', 'Position (Arabic)', 'المسمى الوظيفي (بالعربية)'],
  ['managerId', 'Manager', 'المدير المباشر'],
  ['location', 'Location', 'موقع العمل'],
  ['email', 'E-mail', 'البريد الإلكتروني'],
  ['phone', 'Phone', 'الهاتف'],
  ['mobile', 'Mobile', 'الجوال'],
  ['status', 'Status', 'الحالة'],
  ['grade', 'Grade', 'الدرجة'],
  ['employmentType', 'Employment type', 'نوع التوظيف'],
  ['joinOn', 'Joined on', 'تاريخ الالتحاق'],
  ['probationEndOn', 'Probation ends on', 'نهاية فترة التجربة'],
  ['contractType', 'Contract type', 'نوع العقد'],
  ['contractEndOn', 'Contract ends on', 'نهاية العقد'],
  ['endOn', 'Left on', 'تاريخ ترك العمل'],
  ['nationality', 'Nationality', 'الجنسية'],
  ['birthOn', 'Date of birth', 'تاريخ الميلاد'],
  ['gender', 'Gender', 'الجنس'],
  ['maritalStatus', 'Marital status', 'الحالة الاجتماعية'],
  ['personalMobile', 'Personal mobile', 'الجوال الشخصي'],
  ['personalEmail', 'Personal e-mail', 'البريد الشخصي'],
  ['homeAddress', 'Home address', 'عنوان السكن'],
  ['emergencyName', 'Emergency contact', 'جهة اتصال الطوارئ'],
  ['emergencyPhone', 'Emergency phone', 'هاتف الطوارئ'],
  ['socialInsuranceNumber', 'Social insurance number', 'رقم التأمينات الاجتماعية'],
  ['borderNumber', 'Border number', 'رقم الحدود'],
  ['visaProfession', 'Visa profession', 'مهنة التأشيرة'],
] as const satisfies [EmployeeField, string, string][]

const PHONES: readonly string[] = ['phone', 'mobile', 'personalMobile', 'emergencyPhone']

const columns: ExportColumn<Row>[] = LABELS.map(([key, en, ar]) => {
  const ability = listAbility(key)
  return {
    key,
    label: { en, ar },
    ...(ability && { ability }),
    ...(PHONES.includes(key) && { type: 'phone' as const }),
    value: (row) => row[string.snakeCase(key)],
  }
})

registerExport<Row>({
  resource: 'employees',
  title: { en: 'Export of employees', ar: 'تصدير الموظفين' },
  ability: 'people.open',
  listing: employeeListing,
  select: ['employees.*'],
  complete: (rows, language) => withNames(rows as Row[], language),
  columns,
})

/** Department and manager by their names. */
async function withNames(rows: Row[], language: Language) {
  for (const [column, table] of [
    ['department_id', 'departments'],
    ['manager_id', 'employees'],
  ] as const) {
    const ids = rows.map((row) => row[column] as number | null)
    const named = { table, name: 'name', nameAr: 'name_ar' }
    const names = await referencedNames(named, ids, db, language)
    for (const row of rows) row[column] = names.get(row[column]) ?? null
  }
  return rows
}
