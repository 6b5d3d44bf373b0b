import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { changeResidency } from '#procurement/vendor_residencies/change_residency'
import { presentResidency } from '#procurement/vendor_residencies/present_residency'
import { residencyValidator } from '#procurement/vendor_residencies/validator'

export default class VendorResidenciesController {
  async show(ctx: HttpContext) {
    return presentResidency(ctx, ctx.params.id)
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, residencyValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      await changeResidency(uow, ctx.params.id, { ...input, expectedVersion })
      return presentResidency(ctx, ctx.params.id, uow)
    })
  }
}
