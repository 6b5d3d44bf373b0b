import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { acknowledgePolicy } from '#people/policies/acknowledge_policy'
import { myPolicies, myPolicy } from '#people/policies/my_policies'
import { requestPrint } from '#people/policies/pdf/request_print'
import { acknowledgementValidator, myPrintValidator } from '#people/policies/validator'

export default class MyPoliciesController {
  async index(ctx: HttpContext) {
    return myPolicies(ctx.actor!.id!)
  }

  async show(ctx: HttpContext) {
    return myPolicy(ctx.actor!.id!, ctx.params.id)
  }

  /** Read and understood, under one's own name. */
  async acknowledge(ctx: HttpContext) {
    const { revision } = await validateBody(ctx, acknowledgementValidator)
    return writeRequest(ctx, async (uow) => {
      await acknowledgePolicy(uow, ctx.params.id, revision)
      return myPolicy(ctx.actor!.id!, ctx.params.id, uow)
    })
  }

  async print(ctx: HttpContext) {
    const { language } = await validateBody(ctx, myPrintValidator)
    const { id, code, revision } = await myPolicy(ctx.actor!.id!, ctx.params.id)
    return requestPrint(ctx, { id, code }, { revision, language })
  }
}
