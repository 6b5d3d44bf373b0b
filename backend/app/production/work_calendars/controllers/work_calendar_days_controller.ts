import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { daysOf } from '#production/work_calendars/days_of'
import { chainOf } from '#production/work_calendars/calendar_rules'
import WorkCalendar from '#production/work_calendars/models/work_calendar'
import * as rules from '#core/validation/fields'

const daysValidator = vine.create({ from: rules.day(), to: rules.day() })

export default class WorkCalendarDaysController {
  /** What a calendar says of each day from `from` to `to`. */
  async index(ctx: HttpContext) {
    const calendar = await WorkCalendar.query()
      .where('id', ctx.params.id)
      .preload('changes')
      .first()
    // a calendar that is not there answers 404 before its range is looked at
    if (!calendar) throw notFound()
    const range = await validateQuery(ctx, daysValidator)
    return daysOf(await chainOf(calendar), range)
  }
}
