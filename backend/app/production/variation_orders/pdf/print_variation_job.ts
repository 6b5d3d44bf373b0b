import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { ownFigures } from '#production/payment_tracking/queries/project_tracking'
import Project from '#production/projects/project'
import { VARIATION_PDF } from '#production/variation_orders/documents'
import VariationOrder from '#production/variation_orders/variation_order'

export interface VariationPrint {
  variationId: number
  language: 'en' | 'ar'
}

/** Prints a variation order in the requested language; the PDF is kept with it. */
export default class PrintVariationJob extends Job<VariationPrint> {
  static jobName = 'production.print_variation_order'
  static timeoutSeconds = 180

  async handle(context: JobContext<VariationPrint>) {
    const { payload, job } = context
    await printJob(context, () => variationPdfOf(payload, job.createdBy))
  }
}

/** The PDF of a variation, visible to everyone who may read variations. */
async function variationPdfOf({ variationId, language }: VariationPrint, createdBy: number | null) {
  const abilities = await abilitiesOfRequester(createdBy)
  const variation = await VariationOrder.find(variationId)
  if (!variation || !abilities.has('variation-orders.view')) return null
  const project = await Project.findOrFail(variation.projectId)
  const figures = await ownFigures(project, abilities)
  if (!figures) return null
  return {
    name: `${variation.number}-${language}.pdf`,
    owner: { ownerType: VARIATION_PDF, ownerId: variation.id },
    html: async () => {
      const { variationPdfData } = await import('./pdf_data.js')
      const { variationPdf } = await import('./variation_pdf.js')
      return variationPdf(await variationPdfData(variation, project, figures.contract), language)
    },
  }
}
