import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { cancelChecklist } from '#people/checklists/open_checklist'
import { listChecklists, showChecklist } from '#people/checklists/present_checklists'
import { CHECKLIST, lockChecklist, requireOpen } from '#people/checklists/record_checklist'

export default class ChecklistsController {
  async index(ctx: HttpContext) {
    return listChecklists(ctx)
  }

  async show(ctx: HttpContext) {
    return showChecklist(ctx, ctx.params.id)
  }

  async cancel(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const checklist = await lockChecklist(uow, ctx.params.id, expectedVersion)
      requireOpen(checklist)
      await cancelChecklist(uow, checklist)
      return showChecklist(ctx, checklist.id, uow)
    })
  }

  /** What happened to a checklist, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showChecklist(ctx, ctx.params.id)
    return answerHistory(ctx, CHECKLIST, id)
  }
}
