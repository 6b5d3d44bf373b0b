import db from '@adonisjs/lucid/services/db'
import { hideValues } from '#core/audit/hidden_values'
import { languageOf } from '#core/base/language'
import { hideFields } from '#core/history/hidden_fields'
import { registerReference } from '#core/history/reference_names'
import { referencedNames } from '#core/resources/records'
import { registerSearch } from '#core/search/sources'
import './employment.js'
import './exports.js'
import './imports.js'
import { EMPLOYEE_FIELD_NAMES, listAbility } from './field_rules.js'
import { employeeListing } from './listing.js'
import './number_series.js'
import { EMPLOYEE } from './record_employee.js'
import './personal_data.js'

const closed = EMPLOYEE_FIELD_NAMES.filter((name) => listAbility(name))
hideFields(EMPLOYEE, closed, 'employees.private')
// the audit log is read by owners, who are not HR
hideValues(EMPLOYEE, closed)

for (const field of ['headId', 'lineManagerId'])
  registerReference(field, (ctx, ids) =>
    referencedNames(
      { table: 'employees', name: 'name', nameAr: 'name_ar' },
      ids,
      db,
      languageOf(ctx)
    )
  )

registerSearch({
  resource: 'employees',
  entityType: EMPLOYEE,
  ability: 'people.open',
  listing: employeeListing,
  shows: {
    number: 'number',
    title: 'name',
    titleAr: 'name_ar',
    subtitle: 'position',
    subtitleAr: 'position_ar',
  },
})
