import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { findPage } from '#core/listing/find_page'
import { parseListQuery } from '#core/listing/parse_list_query'
import { sendTotal } from '#core/listing/send_total'
import { writeRequest } from '#core/unit_of_work/write_request'
import { constraintRows } from '#production/task_constraints/constraint_rows'
import { constraintListing } from '#production/task_constraints/listing'
import { notifyAssigned } from '#production/task_constraints/notify_owners'
import { presentConstraints, showConstraint } from '#production/task_constraints/present_constraint'
import { lockConstraint, TASK_CONSTRAINT } from '#production/task_constraints/record_constraint'
import {
  createConstraint,
  deleteConstraint,
  updateConstraint,
} from '#production/task_constraints/save_constraint'
import {
  createConstraintValidator,
  updateConstraintValidator,
} from '#production/task_constraints/validator'

export default class TaskConstraintsController {
  async index(ctx: HttpContext) {
    const query = parseListQuery(constraintListing, ctx.request.qs(), ctx.abilities)
    const { ids, total } = await findPage(constraintListing, query)
    sendTotal(ctx, total)
    if (!ids.length) return []
    const shown = await presentConstraints(ctx, await constraintRows(ids))
    const byId = new Map(shown.map((one) => [one.id, one]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async show(ctx: HttpContext) {
    return showConstraint(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createConstraintValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createConstraint(uow, input)
      await notifyAssigned(uow, id)
      return showConstraint(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateConstraintValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const constraint = await lockConstraint(uow, ctx.params.id, expectedVersion)
      const { ownerId } = constraint
      await updateConstraint(uow, constraint, input)
      if (constraint.ownerId !== ownerId) await notifyAssigned(uow, constraint.id)
      return showConstraint(ctx, constraint.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteConstraint(uow, await lockConstraint(uow, ctx.params.id, expectedVersion))
    })
  }

  /** What happened to a constraint, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showConstraint(ctx, ctx.params.id)
    return answerHistory(ctx, TASK_CONSTRAINT, id)
  }
}
