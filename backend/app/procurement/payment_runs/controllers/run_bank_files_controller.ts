import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { contentDisposition } from '#core/storage/file_name'
import { transact } from '#core/unit_of_work/transact'
import { bankFileOf } from '#procurement/payment_runs/bank_file'
import { lockRun } from '#procurement/payment_runs/records'
import { paymentRunStates } from '#procurement/payment_runs/states'

export default class RunBankFilesController {
  /** What the bank reads. It is kept nowhere: each copy is made for who takes it, and logged. */
  async show(ctx: HttpContext) {
    const { name, content } = await transact(ctx.actor!, async (uow) => {
      const run = await lockRun(uow, ctx.params.id)
      paymentRunStates.require('download', run, approverOf(ctx))
      return bankFileOf(uow, run)
    })
    ctx.response.header('content-type', 'application/xml; charset=utf-8')
    ctx.response.header('content-disposition', contentDisposition('attachment', name))
    ctx.response.header('cache-control', 'no-store')
    return ctx.response.send(content)
  }
}
