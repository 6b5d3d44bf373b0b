import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import Lead from '#commercial/leads/lead'
import { leadListing } from '#commercial/leads/listing'
import { lockLead } from '#commercial/leads/lock_lead'
import { presentLeads } from '#commercial/leads/present_leads'
import { createLead, deleteLead, updateLead } from '#commercial/leads/save_lead'
import { createLeadValidator, updateLeadValidator } from '#commercial/leads/validator'

export default class LeadsController {
  async index(ctx: HttpContext) {
    return presentLeads(ctx, await answerList(ctx, Lead, leadListing))
  }

  async show(ctx: HttpContext) {
    const lead = await Lead.find(ctx.params.id)
    if (!lead) throw notFound()
    const [shown] = await presentLeads(ctx, [lead])
    return shown
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createLeadValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const [shown] = await presentLeads(ctx, [await createLead(uow, input)], uow.trx)
      return shown
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateLeadValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const lead = await lockLead(uow, ctx.params.id, expectedVersion)
      await updateLead(uow, lead, input)
      const [shown] = await presentLeads(ctx, [lead], uow.trx)
      return shown
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteLead(uow, await lockLead(uow, ctx.params.id, expectedVersion))
    })
  }
}
