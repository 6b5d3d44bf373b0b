import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockLead } from '#commercial/leads/lock_lead'
import { moveLead } from '#commercial/leads/move_lead'
import { presentLeads } from '#commercial/leads/present_leads'
import { moveLeadValidator } from '#commercial/leads/validator'

/** The steps of a lead from stage to stage. */
export default class LeadMovesController {
  async store(ctx: HttpContext) {
    const move = await validateBody(ctx, moveLeadValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const lead = await lockLead(uow, ctx.params.id, expectedVersion)
      await moveLead(uow, lead, move)
      const [shown] = await presentLeads(ctx, [lead], uow.trx)
      return shown
    })
  }
}
