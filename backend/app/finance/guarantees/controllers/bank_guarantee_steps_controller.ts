import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { GuaranteeState } from '#finance/enums/guarantees'
import type Guarantee from '#finance/guarantees/guarantee'
import { showGuarantee } from '#finance/guarantees/present_guarantees'
import { lockGuarantee } from '#finance/guarantees/record_guarantee'
import {
  activateGuarantee,
  claimGuarantee,
  extendGuarantee,
  releaseGuarantee,
} from '#finance/guarantees/step_guarantee'
import {
  activationValidator,
  claimValidator,
  extensionValidator,
  releaseValidator,
} from '#finance/guarantees/validator'

const HELD: readonly GuaranteeState[] = ['active', 'extended']

export default class BankGuaranteeStepsController {
  /** The bank has issued it. */
  async activate(ctx: HttpContext) {
    const input = await validateBody(ctx, activationValidator)
    return step(ctx, ['requested'], (uow, guarantee) => activateGuarantee(uow, guarantee, input))
  }

  /** A later end that the bank agreed to. */
  async extend(ctx: HttpContext) {
    const input = await validateBody(ctx, extensionValidator)
    return step(ctx, HELD, (uow, guarantee) => extendGuarantee(uow, guarantee, input))
  }

  /** It was given back. */
  async release(ctx: HttpContext) {
    const input = await validateBody(ctx, releaseValidator)
    return step(ctx, HELD, (uow, guarantee) => releaseGuarantee(uow, guarantee, input))
  }

  /** The beneficiary was paid by the bank. */
  async claim(ctx: HttpContext) {
    const input = await validateBody(ctx, claimValidator)
    return step(ctx, HELD, (uow, guarantee) => claimGuarantee(uow, guarantee, input))
  }
}

function step(
  ctx: HttpContext,
  states: readonly GuaranteeState[],
  work: (uow: UnitOfWork, guarantee: Guarantee) => Promise<void>
) {
  const addressed = { id: Number(ctx.params.id), expectedVersion: requireVersion(ctx) }
  return writeRequest(ctx, async (uow) => {
    const guarantee = await lockGuarantee(uow, addressed, states)
    await work(uow, guarantee)
    return showGuarantee(ctx, guarantee.id, uow)
  })
}
