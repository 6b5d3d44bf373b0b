import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { findPage } from '#core/listing/find_page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { today } from '#core/settings/firm_clock'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import { actOnPromise } from '#production/weekly_plans/act_on_plan'
import { carryPromises } from '#production/weekly_plans/carry_promises'
import { openPlan } from '#production/weekly_plans/find_plan'
import { promiseListing } from '#production/weekly_plans/listing'
import { showWeek } from '#production/weekly_plans/present_plan'
import { presentPromises, promiseRows } from '#production/weekly_plans/promise_rows'
import {
  createPromise,
  deletePromise,
  reportOutcome,
  updatePromise,
} from '#production/weekly_plans/save_promise'
import { requirePlanAction } from '#production/weekly_plans/weekly_plan_states'
import {
  carryValidator,
  createPromiseValidator,
  outcomeValidator,
  updatePromiseValidator,
} from '#production/weekly_plans/validator'

/** Every change answers the whole week, under its next version. */
export default class WeeklyPromisesController {
  async index(ctx: HttpContext) {
    const query = parseListQuery(promiseListing, ctx.request.qs(), ctx.abilities)
    const { ids, total } = await findPage(promiseListing, query)
    sendTotal(ctx, total)
    if (!ids.length) return []
    const shown = await presentPromises(await promiseRows({ id: ids }))
    const byId = new Map(shown.map((one) => [one.id, one]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async store(ctx: HttpContext) {
    const { id: projectId } = await findProject(ctx.params.id)
    const { day, ...input } = await validateBody(ctx, createPromiseValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const plan = await openPlan(uow, { projectId, day }, expectedVersion)
      requirePlanAction('promise', plan, today())
      await createPromise(uow, plan, input)
      return showWeek(ctx, { projectId, day }, uow)
    })
  }

  /** Promises again what the week before has missed. */
  async carry(ctx: HttpContext) {
    const { id: projectId } = await findProject(ctx.params.id)
    const { day } = await validateBody(ctx, carryValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const plan = await openPlan(uow, { projectId, day }, expectedVersion)
      requirePlanAction('promise', plan, today())
      await carryPromises(uow, plan)
      return showWeek(ctx, { projectId, day }, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePromiseValidator)
    return actOnPromise(ctx, 'promise', (uow, subject) => updatePromise(uow, subject, input))
  }

  async destroy(ctx: HttpContext) {
    return actOnPromise(ctx, 'promise', deletePromise)
  }

  async report(ctx: HttpContext) {
    const input = await validateBody(ctx, outcomeValidator)
    return actOnPromise(ctx, 'report', (uow, subject) => reportOutcome(uow, subject, input))
  }
}
