import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import {
  createPaymentTerm,
  deletePaymentTerm,
  lockPaymentTerm,
  updatePaymentTerm,
} from '#procurement/payment_terms/save_payment_term'
import { paymentTermListing } from '#procurement/payment_terms/listing'
import PaymentTerm from '#procurement/payment_terms/models/payment_term'
import PaymentTermTransformer from '#procurement/payment_terms/payment_term_transformer'
import {
  createPaymentTermValidator,
  updatePaymentTermValidator,
} from '#procurement/payment_terms/validator'

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
    return writeRequest(ctx, async (uow) => {
      const { id } = await createPaymentTerm(uow, input)
      return show(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePaymentTermValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const term = await lockPaymentTerm(uow, ctx.params.id, expectedVersion)
      await updatePaymentTerm(uow, term, input)
      return show(ctx, term.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deletePaymentTerm(uow, await lockPaymentTerm(uow, ctx.params.id, expectedVersion))
    })
  }
}

async function show(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const term = await PaymentTerm.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('parts')
    .first()
  if (!term) throw notFound()
  return ctx.serialize(PaymentTermTransformer.transform(term, approverOf(ctx)))
}
