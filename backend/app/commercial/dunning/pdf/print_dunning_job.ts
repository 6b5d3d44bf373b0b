import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PRINT_DUNNING } from '#commercial/shared/job_names'
import { publishChange } from '#commercial/shared/publish_change'
import DunningLetter from '#commercial/dunning/dunning_letter'

/** `ownerType` of printed letters; their `ownerId` is the letter's. */
export const DUNNING_PDF = 'dunning_letter'

interface Order {
  letterId: number
}

/** Prints a letter once; the PDF is kept with it. */
export default class PrintDunningJob extends Job<Order> {
  static jobName = PRINT_DUNNING
  static timeoutSeconds = 180

  async handle(context: JobContext<Order>) {
    await printJob(context, async () => {
      const letter = await DunningLetter.query()
        .where('id', context.payload.letterId)
        .preload('lines')
        .first()
      if (!letter) return null
      return {
        name: `${letter.number}.pdf`,
        owner: { ownerType: DUNNING_PDF, ownerId: letter.id },
        html: async () => (await import('./dunning_pdf.js')).dunningPdf(letter),
        keep: async (uow: UnitOfWork, fileId: number) => {
          const row = uow.trx.from('dunning_letters').where('id', letter.id)
          await row.update({ pdf_file_id: fileId })
          publishChange(uow, 'dunning-letters', letter.id, 'update')
        },
      }
    })
  }
}
