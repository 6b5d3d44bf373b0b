import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import Quotation from '#engineering/quotations/models/quotation'
import { printingAbilities, printSheet } from './print_sheet.js'

export interface TrackingSheetOrder {
  quotationId: number
  language: 'en' | 'ar'
}

/** Prints a quotation's tracking sheet as far as its requester may see the quotation now. */
export class RenderTrackingSheetJob extends Job<TrackingSheetOrder> {
  static jobName = 'engineering.render_tracking_sheet'
  static timeoutSeconds = 180

  async handle(context: JobContext<TrackingSheetOrder>) {
    const { payload, signal, job } = context
    const abilities = await printingAbilities(job.createdBy)
    const quotation = await Quotation.find(payload.quotationId)
    if (!quotation) throw new PermanentJobError('engineering.sheets.gone')
    await context.progress(10)
    const order = { language: payload.language, by: job.createdBy!, jobId: job.id, signal }
    const keep = await printSheet(quotation, abilities, order)
    await context.progress(80)
    await context.complete(keep)
  }
}

registerJob(RenderTrackingSheetJob)
