import type { FieldType, Listing, ListField } from '#core/listing/definition'
import { listAbility, type EmployeeField } from './field_rules.js'

const field = (
  name: EmployeeField,
  column: string,
  type: FieldType,
  more: Partial<ListField> = {}
): [string, ListField] => {
  const ability = listAbility(name)
  return [name, { column, type, ...(ability && { ability }), ...more }]
}

/** What is not for everyone can be filtered and sorted by HR alone: what can be asked for can be guessed. */
export const employeeListing: Listing = {
  table: 'employees',
  search: true,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    ...Object.fromEntries([
      field('number', 'number', 'text', { unique: true }),
      field('name', 'name', 'text', { arabic: 'name_ar', letters: true }),
      field('departmentId', 'department_id', 'number', { sort: false }),
      field('managerId', 'manager_id', 'number', { sort: false }),
      field('userId', 'user_id', 'number', { sort: false }),
      field('position', 'position', 'text', { arabic: 'position_ar' }),
      field('location', 'location', 'text'),
      field('email', 'email', 'text', { sort: false }),
      field('mobile', 'mobile', 'text', { sort: false }),
      field('employed', 'employed', 'boolean', { sort: false }),
      field('grade', 'grade', 'text'),
      field('employmentType', 'employment_type', 'choice'),
      field('joinOn', 'join_on', 'day'),
      field('probationEndOn', 'probation_end_on', 'day'),
      field('contractType', 'contract_type', 'choice', { sort: false }),
      field('contractEndOn', 'contract_end_on', 'day'),
      field('status', 'status', 'choice'),
      field('endOn', 'end_on', 'day', { sort: false }),
      field('nationality', 'nationality', 'text'),
      field('birthOn', 'birth_on', 'day', { sort: false }),
      field('gender', 'gender', 'choice', { sort: false }),
    ]),
    // a change of a hidden field would show in it
    updatedAt: { column: 'updated_at', type: 'instant', ability: 'employees.private' },
  },
}
