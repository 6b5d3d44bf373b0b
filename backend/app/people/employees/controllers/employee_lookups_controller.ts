import type { HttpContext } from '@adonisjs/core/http'
import { languageNow } from '#core/base/language'
import { lookupIds } from '#core/listing/lookup'
import Employee from '#people/employees/employee'
import { employeeListing } from '#people/employees/listing'

export default class EmployeeLookupsController {
  /** Id and label for a choice: who works here and is found by `q`, or those given by `id`. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: employeeListing,
      shown: ['number', 'name', 'name_ar', 'position', 'position_ar'],
      filters: ctx.request.qs().id ? {} : { employed: 'true' },
    })
    const isArabic = languageNow() === 'ar'
    const employees = await Employee.query()
      .whereIn('id', ids)
      .orderBy(isArabic ? 'nameAr' : 'name')
      .orderBy('id')
    return employees.map(({ id, number, name, nameAr, userId }) => ({
      id,
      label: `${isArabic ? nameAr : name} · ${number}`,
      name,
      nameAr,
      userId,
    }))
  }
}
