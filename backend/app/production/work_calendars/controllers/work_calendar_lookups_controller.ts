import type { HttpContext } from '@adonisjs/core/http'
import { lookupIds } from '#core/listing/lookup'
import { languageNow } from '#core/base/language'
import WorkCalendar from '#production/work_calendars/models/work_calendar'
import { workCalendars } from '#production/work_calendars/resource'

export default class WorkCalendarLookupsController {
  /** Id and label for a choice: what `q` finds, or the calendars given by `id`. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: workCalendars.listing,
      shown: ['code', 'name', 'name_ar'],
    })
    const calendars = await WorkCalendar.query().whereIn('id', ids).orderBy('code')
    return calendars.map(({ id, code, name, nameAr }) => ({
      id,
      label: `${code} · ${languageNow() === 'ar' ? nameAr : name}`,
      nameAr,
    }))
  }
}
