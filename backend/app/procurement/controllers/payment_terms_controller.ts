import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { createPaymentTerm, deletePaymentTerm, lockPaymentTerm, updatePaymentTerm } from '#procurement/actions/save_payment_term' // prettier-ignore
import { paymentTermListing } from '#procurement/listings/payment_term_listing'
import PaymentTerm from '#procurement/models/payment_term'
import PaymentTermTransformer from '#procurement/transformers/payment_term_transformer'
import { createPaymentTermValidator, updatePaymentTermValidator } from '#procurement/validators/payment_term' // prettier-ignore

export default class PaymentTermsController {
  async index(ctx: HttpContext) {
    const terms = await answerList(ctx, PaymentTerm, paymentTermListing, {
      prepare: (query) => void query.preload('parts'),
    })
    return ctx.serialize(PaymentTermTransformer.transform(terms, approverOf(ctx)))
  }

  async show(ctx: HttpContext) {
    return show(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPaymentTermValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { id } = await createPaymentTerm(unit, input)
      return show(ctx, id, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePaymentTermValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const term = await lockPaymentTerm(unit, ctx.params.id, seen)
      await updatePaymentTerm(unit, term, input)
      return show(ctx, term.id, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deletePaymentTerm(unit, await lockPaymentTerm(unit, ctx.params.id, seen))
    })
  }
}

async function show(ctx: HttpContext, id: number, unit?: Unit) {
  const term = await PaymentTerm.query(unit && { client: unit.trx })
    .where('id', id)
    .preload('parts')
    .first()
  if (!term) throw notFound()
  return ctx.serialize(PaymentTermTransformer.transform(term, approverOf(ctx)))
}
