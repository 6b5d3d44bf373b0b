import db from '@adonisjs/lucid/services/db'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import Quotation from '#engineering/quotations/models/quotation'
import { printingAbilities, printSheet } from './print_sheet.js'

export interface SheetBatchOrder {
  quotationIds: number[]
  language: 'en' | 'ar'
}

/**
 * Prints the tracking sheets of many quotations, one after the other, so that others get their turn
 * at the printer. Every sheet is filed for itself: a second run goes on where the first one ended.
 */
export class PrintTrackingSheetsJob extends Job<SheetBatchOrder> {
  static jobName = 'engineering.print_tracking_sheets'
  static timeoutSeconds = 1800

  async handle(context: JobContext<SheetBatchOrder>) {
    const { payload, signal, job } = context
    const { quotationIds, language } = payload
    const abilities = await printingAbilities(job.createdBy)
    const printed = new Set(await printedBy(job.id))
    let gone = 0
    for (const [done, id] of quotationIds.entries()) {
      await context.progress((100 * done) / quotationIds.length)
      if (printed.has(id)) continue
      const quotation = await Quotation.find(id)
      if (!quotation) {
        gone++
        continue
      }
      const order = { language, by: job.createdBy!, jobId: job.id, signal }
      const keep = await printSheet(quotation, abilities, order)
      await context.effect(`sheet:${id}`, async (uow) => {
        const { sheetNo } = await keep(uow)
        return sheetNo ?? null
      })
    }
    return { sheets: quotationIds.length - gone, gone }
  }
}

/** Quotations whose sheet an earlier run of this job has filed. */
async function printedBy(jobId: string): Promise<number[]> {
  const rows = await db.from('tracking_sheets').where('job_id', jobId).select('quotation_id')
  return rows.map(({ quotation_id: id }) => Number(id))
}

registerJob(PrintTrackingSheetsJob)
