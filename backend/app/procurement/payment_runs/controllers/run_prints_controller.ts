import type { HttpContext } from '@adonisjs/core/http'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { presentFiles } from '#core/storage/present_files'
import { writeRequest } from '#core/unit_of_work/write_request'
import PaymentRun from '#procurement/payment_runs/models/payment_run'
import PrintRunJob, { PAYMENT_RUN_PDF } from '#procurement/payment_runs/pdf/print_run_job'
import { PAYMENT_RUN } from '#procurement/payment_runs/records'
import { printRunValidator, type RunPaper } from '#procurement/payment_runs/validator'

const TITLES = {
  voucher: { en: 'Payment voucher', ar: 'سند صرف' },
  advice: { en: 'Remittance advice', ar: 'إشعار سداد' },
} as const

/** Statuses in which a vendor may be told what it gets. */
const ADVISED = new Set(['approved', 'paid'])

export default class RunPrintsController {
  async index({ params }: HttpContext) {
    const { id } = await findRun(params.id)
    return presentFiles(PAYMENT_RUN_PDF, id)
  }

  /** Requests a print; a second click while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { language, paper = 'voucher', vendorId } = await validateBody(ctx, printRunValidator)
    const run = await findRun(ctx.params.id)
    const { id, number, version } = run
    requireVendor(run, paper, vendorId)
    const of = vendorId ?? 0
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintRunJob.jobName,
        title: `${TITLES[paper].en} ${number}`,
        titleAr: `${TITLES[paper].ar} ${number}`,
        payload: { runId: id, language, paper, vendorId: vendorId ?? null },
        entityType: PAYMENT_RUN,
        entityId: id,
        dedupKey: `run-print:${ctx.actor!.id}:${id}:${version}:${paper}:${of}:${language}`,
      })
    )
  }
}

/** @throws AppError 422 for an advice to no vendor of the run, 409 while the run is not approved */
function requireVendor(run: PaymentRun, paper: RunPaper, vendorId: number | undefined) {
  if (paper !== 'advice') return
  if (vendorId === undefined) throw invalid({ vendorId: ['required'] })
  if (!run.vendors.some((row) => row.vendorId === vendorId)) throw invalid({ vendorId: ['absent'] })
  if (!ADVISED.has(run.status)) throw conflict('CONFLICT', { details: { status: run.status } })
}

async function findRun(id: number): Promise<PaymentRun> {
  const run = await PaymentRun.query().where('id', id).preload('vendors').first()
  if (!run) throw notFound()
  return run
}
