import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
  type JsonSchema,
} from '#core/openapi/schema'
import { EMPLOYEE_STATUSES } from '#people/enums/employees'
import { EMPLOYEE_FIELD_NAMES, EMPLOYEE_FIELDS, type EmployeeField } from './field_rules.js'
import { employeeListing } from './listing.js'
import { createEmployeeValidator, updateEmployeeValidator } from './validator.js'

const TYPES: Partial<Record<EmployeeField, JsonSchema>> = {
  userId: nullable(id),
  departmentId: id,
  managerId: nullable(id),
  employed: flag,
  number: text,
  name: text,
  nameAr: text,
  position: text,
  positionAr: text,
  weeklyHours: nullable(whole),
  status: nullable(oneOf(EMPLOYEE_STATUSES.map(({ value }) => value))),
}

const schemaOf = (name: EmployeeField) => TYPES[name] ?? nullable(name.endsWith('On') ? day : text)

const employee = named(
  'Employee',
  object({
    id,
    version: whole,
    ...Object.fromEntries(EMPLOYEE_FIELD_NAMES.map((name) => [name, schemaOf(name)])),
    departmentName: nullable(text),
    managerName: nullable(text),
    userName: nullable(text),
    photoUrl: nullable(text),
    groups: arrayOf(oneOf(['job', 'personal', 'hr'])),
    editable: arrayOf(oneOf(Object.keys(EMPLOYEE_FIELDS))),
    isSelf: flag,
    can: can('update', 'delete', 'changeJob', 'viewPay', 'changePhoto'),
    allowedActions: arrayOf(text),
  })
)

describe('/api/employees', {
  GET: {
    summary: 'List employees; what a viewer may not read of one is null',
    list: employeeListing,
    answer: arrayOf(employee),
  },
  POST: {
    summary: 'Create an employee',
    body: createEmployeeValidator,
    answer: employee,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Look up employees who work here',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'EmployeeOption',
        object({ id, label: text, name: text, nameAr: text, userId: nullable(id) })
      )
    ),
  },
  'GET /:id': { summary: 'Get an employee', answer: employee },
  'PATCH /:id': {
    summary: 'Update an employee; people may change a few fields of their own',
    body: updateEmployeeValidator,
    versioned: true,
    answer: employee,
  },
  'DELETE /:id': { summary: 'Delete an employee whom no record refers to', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of an employee that the viewer may read, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/photo': { summary: 'Get the photo of an employee', media: 'image/jpeg' },
  'POST /:id/photo': {
    summary: 'Set the photo of an employee',
    files: { file: 'required' },
    answer: employee,
  },
})
