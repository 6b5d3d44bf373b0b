import type { HttpContext } from '@adonisjs/core/http'
import { languageNow } from '#core/base/language'
import { lookupIds } from '#core/listing/lookup'
import Department from '#people/departments/department'
import { departments } from '#people/departments/resource'

export default class DepartmentLookupsController {
  /** Id and label for a choice: what `q` finds, or the departments given by `id`. */
  async index(ctx: HttpContext) {
    const shown = ['code', 'name', 'name_ar']
    const filters: Record<string, string> = ctx.request.qs().id ? {} : { active: 'true' }
    const ids = await lookupIds(ctx, { listing: departments.listing, shown, filters })
    const found = await Department.query().whereIn('id', ids).orderBy('name').orderBy('id')
    return found.map(({ id, code, name, nameAr }) => ({
      id,
      label: `${code} · ${languageNow() === 'ar' ? nameAr : name}`,
      nameAr,
    }))
  }
}
