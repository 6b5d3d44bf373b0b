import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { OFFICE_FILES } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { actOnDelay } from '#production/delays/act_on_delay'
import { grantDelay, rejectDelay } from '#production/delays/decide_delay'
import { addEvidence } from '#production/delays/evidence'
import { correctDelay, endDelay, giveNotice, submitDelay } from '#production/delays/save_delay'
import {
  correctDelayValidator,
  endDelayValidator,
  grantValidator,
  noticeValidator,
} from '#production/delays/validator'

export default class DelayStepsController {
  async record(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return actOnDelay(ctx, 'record', submitDelay)
  }

  async correct(ctx: HttpContext) {
    const input = await validateBody(ctx, correctDelayValidator)
    return actOnDelay(ctx, 'correct', (uow, delay) => correctDelay(uow, delay, input))
  }

  async end(ctx: HttpContext) {
    const { lastOn } = await validateBody(ctx, endDelayValidator)
    return actOnDelay(ctx, 'end', (uow, delay) => endDelay(uow, delay, lastOn))
  }

  async notice(ctx: HttpContext) {
    const input = await validateBody(ctx, noticeValidator)
    return actOnDelay(ctx, 'giveNotice', (uow, delay) => giveNotice(uow, delay, input))
  }

  async grant(ctx: HttpContext) {
    const input = await validateBody(ctx, grantValidator)
    return actOnDelay(ctx, 'grant', (uow, delay) => grantDelay(uow, delay, input))
  }

  async reject(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnDelay(ctx, 'reject', (uow, delay) => rejectDelay(uow, delay, reason))
  }

  /** Keeps a file as evidence. */
  async addFile(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: OFFICE_FILES })
    ctx.response.status(201)
    const work = (...[uow, delay]: Parameters<typeof submitDelay>) =>
      addEvidence(uow, delay, upload.file('file'))
    return actOnDelay(ctx, 'addFile', work, upload)
  }
}
