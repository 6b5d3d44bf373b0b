import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  absentOf,
  filledCells,
  importField as field,
  requiredField as required,
  sayIn,
  validRow,
  valueOf,
} from '#core/imports/rows'
import { fold } from '#engines/text/fold'
import { PEOPLE_LISTS } from '#people/enums/lists'
import { LIST_OF_FIELD } from './check_employee.js'
import Employee from './employee.js'
import { EMPLOYEES } from './number_series.js'
import { createEmployee, updateEmployee, type NewEmployee } from './save_employee.js'
import { createEmployeeValidator } from './validator.js'

const FIELDS: ImportField[] = [
  field('number', 'Employee number', 'الرقم الوظيفي', 'number', 'employee no', 'emp no', 'الرقم'),
  required('name', 'Name', 'الاسم', 'full name', 'employee name', 'english name'),
  required('nameAr', 'Arabic name', 'الاسم بالعربية', 'name (arabic)', 'الاسم العربي'),
  // by its code or name
  required('departmentId', 'Department', 'الإدارة', 'department code', 'القسم'),
  required('position', 'Position', 'المسمى الوظيفي', 'job title', 'title'),
  required('positionAr', 'Position in Arabic', 'المسمى الوظيفي بالعربية', 'arabic position'),
  required('joinOn', 'Joined on', 'تاريخ الالتحاق', 'join date', 'hire date', 'start date'),
  // by their number
  field('managerId', 'Manager', 'المدير المباشر', 'manager number', 'reports to', 'رقم المدير'),
  field('location', 'Work location', 'موقع العمل', 'location', 'site'),
  field('email', 'Work e-mail', 'البريد الإلكتروني للعمل', 'email', 'e-mail'),
  field('phone', 'Work phone', 'هاتف العمل', 'phone'),
  field('mobile', 'Work mobile', 'جوال العمل', 'mobile', 'الجوال'),
  field('grade', 'Grade', 'الدرجة'),
  field('employmentType', 'Employment type', 'نوع التوظيف'),
  field('contractType', 'Contract type', 'نوع العقد'),
  field('contractEndOn', 'Contract ends on', 'نهاية العقد', 'contract end'),
  field('nationality', 'Nationality', 'الجنسية'),
  field('birthOn', 'Date of birth', 'تاريخ الميلاد', 'birth date'),
  field('gender', 'Gender', 'الجنس'),
  field('maritalStatus', 'Marital status', 'الحالة الاجتماعية'),
  field('personalMobile', 'Personal mobile', 'الجوال الشخصي'),
  field('personalEmail', 'Personal e-mail', 'البريد الإلكتروني الشخصي'),
  field('homeAddress', 'Home address', 'عنوان السكن', 'address'),
]

const COLUMNS: Record<string, string> = { number: 'number', email: 'email' }

registerImport<NewEmployee>({
  resource: 'employees',
  title: { en: 'Import of employees', ar: 'استيراد الموظفين' },
  ability: 'employees.manage',
  fields: FIELDS,
  keys: ['number', 'email'],
  read: readRow,
  keyOf: (name, value) => (name === 'email' ? value.trim().toLowerCase() : value.trim()) || null,
  async find(trx, name, keys) {
    const rows = await trx
      .from('employees')
      .whereIn(COLUMNS[name], keys)
      .orderBy('id', 'desc')
      .select('id', `${COLUMNS[name]} as match`)
    return new Map(
      rows.map((row) => [name === 'email' ? row.match.toLowerCase() : row.match, row.id])
    )
  },
  async save(uow, input, existingId) {
    if (existingId === null) return (await createEmployee(uow, input)).id
    const employee = await Employee.query({ client: uow.trx })
      .where('id', existingId)
      .forUpdate()
      .firstOrFail()
    // an empty cell says nothing about what is known already
    const { number: _, ...stated } = input
    const known = Object.entries(stated).filter(
      ([, value]) => value !== null && value !== undefined
    )
    await updateEmployee(uow, employee, Object.fromEntries(known))
    return employee.id
  },
})

/** What a row says: a department and a manager by what people call them, values of lists by their names. */
async function readRow(values: RowValues, language: Language) {
  const { departmentId, managerId, ...plain } = filledCells(values)
  const department = await departmentOf(departmentId)
  const manager = await idBy('employees', 'number', managerId)
  const known = !plain.number || !(await isForeignNumber(plain.number))
  const absent = absentOf(sayIn(FIELDS, language), {
    departmentId: [departmentId, department],
    number: [plain.number, known],
    managerId: [managerId, manager],
  })
  const row = Object.fromEntries(
    Object.entries(plain).map(([name, text]) => [name, inList(name, text)])
  )
  const stated = { ...row, departmentId: department ?? undefined, managerId: manager ?? undefined }
  const read = await validRow<NewEmployee>(createEmployeeValidator, stated, FIELDS, language)
  const refused = 'problems' in read ? read.problems : []
  const others = refused.filter(({ field: name }) => !absent.some((one) => one.field === name))
  const problems = [...absent, ...others]
  return problems.length ? { problems } : read
}

/** People write the name of a choice, in either language. */
function inList(name: string, text: string): string {
  const list = LIST_OF_FIELD[name as keyof typeof LIST_OF_FIELD]
  return list ? valueOf(PEOPLE_LISTS[list], text) : text
}

/** A number of the portal's own series finds someone; it is not given by a file. */
const isForeignNumber = async (number: string) =>
  number.startsWith(`${EMPLOYEES.prefix}-`) && (await idBy('employees', 'number', number)) === null

/** A department by its code or its name in either language, however it is written. */
async function departmentOf(text: string | null | undefined): Promise<number | null> {
  if (!text) return null
  const wanted = fold(text.trim())
  const rows = await db.from('departments').select('id', 'code', 'name', 'name_ar')
  const found = rows.find((row) =>
    [row.code, row.name, row.name_ar].some((one) => fold(one) === wanted)
  )
  return (found?.id as number | undefined) ?? null
}

async function idBy(
  table: 'employees',
  column: string,
  text: string | null | undefined
): Promise<number | null> {
  if (!text) return null
  const row = await db.from(table).where(column, text.trim()).select('id').first()
  return (row?.id as number | undefined) ?? null
}
