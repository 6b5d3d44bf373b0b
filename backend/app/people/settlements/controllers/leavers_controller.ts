import type { HttpContext } from '@adonisjs/core/http'
import { languageNow } from '#core/base/language'
import { lookupIds } from '#core/listing/lookup'
import type { Scope } from '#core/listing/page'
import Employee from '#people/employees/employee'
import { employeeListing } from '#people/employees/listing'

/** Who has left or has a last day, and whose settlement isn't made yet. */
const scope: Scope = (query) => {
  void query
    .where((leaver: typeof query) => {
      void leaver.where('employees.employed', false).orWhereExists((planned: typeof query) => {
        void planned
          .from('job_changes')
          .whereColumn('job_changes.employee_id', 'employees.id')
          .where('job_changes.kind', 'left')
          .whereNull('job_changes.applied_at')
      })
    })
    .whereNotExists((made: typeof query) => {
      void made
        .from('settlements')
        .whereColumn('settlements.employee_id', 'employees.id')
        .whereIn('settlements.status', ['draft', 'submitted', 'approved', 'rejected'])
    })
}

export default class LeaversController {
  /** Id and label for a choice. */
  async index(ctx: HttpContext) {
    const shown = ['number', 'name', 'name_ar']
    const ids = await lookupIds(ctx, { listing: employeeListing, shown, scope })
    const isArabic = languageNow() === 'ar'
    const employees = await Employee.query()
      .whereIn('id', ids)
      .orderBy(isArabic ? 'nameAr' : 'name')
      .orderBy('id')
    return employees.map(({ id, number, name, nameAr }) => ({
      id,
      label: `${isArabic ? nameAr : name} · ${number}`,
    }))
  }
}
