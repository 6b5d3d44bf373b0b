import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { answerHistory } from '#core/history/record_history'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { timesheetListing } from '#people/timesheets/listing'
import { presentTimesheet } from '#people/timesheets/present_timesheet'
import { showTimesheet, showWeek } from '#people/timesheets/present_week'
import { TIMESHEET } from '#people/timesheets/record_timesheet'
import { saveWeek } from '#people/timesheets/save_week'
import { teamWeek } from '#people/timesheets/team_week'
import { projectChoices, taskChoices } from '#people/timesheets/time_choices'
import Timesheet from '#people/timesheets/timesheet'
import { saveWeekValidator, teamWeekValidator, weekValidator } from '#people/timesheets/validator'
import { timesheetScope } from '#people/timesheets/visible_timesheets'

export default class TimesheetsController {
  /** One's own weeks, those of one's team and those one approves; everyone's for HR. */
  async index(ctx: HttpContext) {
    const timesheets = await answerList(ctx, Timesheet, timesheetListing, {
      scope: await timesheetScope(ctx),
      prepare: (query) => void query.preload('employee'),
    })
    return timesheets.map(presentTimesheet)
  }

  async show(ctx: HttpContext) {
    return showTimesheet(ctx, ctx.params.id)
  }

  /** Somebody's week by its first day, also one that nobody has begun. */
  async week(ctx: HttpContext) {
    return showWeek(ctx, await validateQuery(ctx, weekValidator))
  }

  async save(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    const input = await validateBody(ctx, saveWeekValidator)
    return writeRequest(ctx, async (uow) => {
      const id = await saveWeek(uow, input, { expectedVersion, by: approverOf(ctx) })
      return showTimesheet(ctx, id, uow)
    })
  }

  async team(ctx: HttpContext) {
    return teamWeek(ctx, await validateQuery(ctx, teamWeekValidator))
  }

  async projects(ctx: HttpContext) {
    return projectChoices(ctx)
  }

  async tasks(ctx: HttpContext) {
    return taskChoices(ctx, ctx.params.id)
  }

  async history(ctx: HttpContext) {
    const { id } = await showTimesheet(ctx, ctx.params.id)
    return answerHistory(ctx, TIMESHEET, id!)
  }
}
