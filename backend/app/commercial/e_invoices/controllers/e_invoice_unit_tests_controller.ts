import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import EInvoiceUnit from '#commercial/e_invoices/models/e_invoice_unit'
import { enqueueTest } from '#commercial/e_invoices/onboarding/request_unit'

/** Tests a new unit once more, after what failed has been put right. */
export default class EInvoiceUnitTestsController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const unit = await EInvoiceUnit.query({ client: uow.trx })
        .where('id', ctx.params.id)
        .forUpdate()
        .first()
      if (!unit) throw notFound()
      await checkVersion(unit, expectedVersion, uow.trx)
      if (unit.status !== 'requested') throw conflict('E_INVOICE_UNIT_TESTED')
      return enqueueTest(uow, unit)
    })
  }
}
