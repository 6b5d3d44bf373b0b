import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import { languageNow } from '#core/base/language'
import { validateQuery } from '#core/http/validate'
import { referencedNames } from '#core/resources/records'
import Employee from '#people/employees/employee'

const validator = vine.create({ under: vine.number().withoutDecimals().positive().optional() })

/** So many report to one person at most that a chart of them can still be looked at. */
const MOST = 500

export default class OrganizationChartsController {
  /** Who reports to a person, or stands at the top, and how many report to each of them. */
  async index(ctx: HttpContext) {
    const { under } = await validateQuery(ctx, validator)
    const isArabic = languageNow() === 'ar'
    const query = Employee.query().where('employed', true)
    if (under === undefined) void query.whereNull('managerId')
    else void query.where('managerId', under)
    const people = await query
      .orderBy(isArabic ? 'nameAr' : 'name')
      .orderBy('id')
      .limit(MOST)
    const ids = people.map(({ id }) => id)
    const counts = await db
      .from('employees')
      .whereIn('manager_id', ids)
      .where('employed', true)
      .groupBy('manager_id')
      .select('manager_id')
      .count('* as total')
    const reports = new Map(counts.map((row) => [row.manager_id, Number(row.total)]))
    const named = { table: 'departments', name: 'name', nameAr: 'name_ar' }
    const offices = people.map(({ departmentId }) => departmentId)
    const departments = await referencedNames(named, offices, db, languageNow())
    return people.map((employee) => {
      const { id, name, nameAr, position, positionAr, photoUrl, departmentId } = employee
      return {
        ...{ id, name, nameAr, position, positionAr, photoUrl },
        departmentName: departments.get(departmentId) ?? null,
        reports: reports.get(id) ?? 0,
      }
    })
  }
}
