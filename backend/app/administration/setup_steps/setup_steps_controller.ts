import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { noBody } from '#core/validation/fields'
import { writeRequest } from '#core/unit_of_work/write_request'
import { confirmStep, reopenStep } from './confirm_step.js'
import { STEP_NAMES, type Step } from './missing.js'
import { presentSteps } from './present.js'

/** What is left to do before a portal is in use. `:step` is the name of a step. */
export default class SetupStepsController {
  async index() {
    return presentSteps(db.connection())
  }

  async confirm(ctx: HttpContext) {
    const step = stepOf(ctx)
    await validateBody(ctx, noBody)
    return writeRequest(ctx, async (uow) => {
      await confirmStep(uow, step)
      return presentSteps(uow.trx)
    })
  }

  async reopen(ctx: HttpContext) {
    const step = stepOf(ctx)
    await validateBody(ctx, noBody)
    return writeRequest(ctx, async (uow) => {
      await reopenStep(uow, step)
      return presentSteps(uow.trx)
    })
  }
}

function stepOf({ params }: HttpContext): Step {
  const step = STEP_NAMES.find((name) => name === params.step)
  if (!step) throw notFound()
  return step
}
