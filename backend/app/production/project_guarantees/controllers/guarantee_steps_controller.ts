import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showGuarantee } from '#production/project_guarantees/present_guarantee'
import type ProjectGuarantee from '#production/project_guarantees/project_guarantee'
import { lockGuarantee } from '#production/project_guarantees/record_guarantee'
import { extendGuarantee, releaseGuarantee } from '#production/project_guarantees/save_guarantee'
import { extensionValidator, releaseValidator } from '#production/project_guarantees/validator'

export default class GuaranteeStepsController {
  /** A later end that the bank agreed to. */
  async extend(ctx: HttpContext) {
    const input = await validateBody(ctx, extensionValidator)
    return step(ctx, (uow, guarantee) => extendGuarantee(uow, guarantee, input))
  }

  /** It was given back. */
  async release(ctx: HttpContext) {
    const { releasedOn } = await validateBody(ctx, releaseValidator)
    return step(ctx, (uow, guarantee) => releaseGuarantee(uow, guarantee, releasedOn))
  }
}

function step(
  ctx: HttpContext,
  work: (uow: UnitOfWork, guarantee: ProjectGuarantee) => Promise<void>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const guarantee = await lockGuarantee(uow, ctx.params.id, expectedVersion)
    await work(uow, guarantee)
    return showGuarantee(ctx, guarantee.id, uow)
  })
}
