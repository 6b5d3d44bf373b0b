import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { forbidden } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { validateQuery } from '#core/http/validate'
import { referencedNames } from '#core/resources/records'
import { chartNow } from './chart_now.js'
import { chartOn } from './chart_on.js'
import { organizationChartValidator } from './validator.js'

export default class OrganizationChartsController {
  /**
   * Who reports to a person, or stands at the top, and how many report to each of them; today, or on
   * another day: former jobs and planned ones are for HR alone.
   */
  async index(ctx: HttpContext) {
    const { under = null, asOf } = await validateQuery(ctx, organizationChartValidator)
    if (asOf && !ctx.abilities.has('employees.private')) throw forbidden('FIELD_NOT_YOURS')
    const { people, reports } = await (asOf ? chartOn(under, asOf) : chartNow(under))
    const named = { table: 'departments', name: 'name', nameAr: 'name_ar' }
    const offices = people.map(({ departmentId }) => departmentId)
    const departments = await referencedNames(named, offices, db, languageNow())
    return people.map(({ departmentId, ...person }) => ({
      ...person,
      departmentName: departments.get(departmentId) ?? null,
      reports: reports.get(person.id) ?? 0,
    }))
  }
}
