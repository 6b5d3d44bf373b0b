import { AppError } from '#core/base/app_error'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { today } from '#core/settings/firm_clock'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { WRITE_DUNNING_BATCH } from '#commercial/shared/job_names'
import { letterOf, overdueInvoices } from './overdue.js'
import { writeLetter } from './write_letter.js'

interface Batch {
  currency: string
}

/** Writes a letter to each client to whom one is due, each in a transaction of its own. */
export default class WriteDunningBatchJob extends Job<Batch> {
  static jobName = WRITE_DUNNING_BATCH
  static timeoutSeconds = 600

  async handle({ payload: { currency }, job, effect, progress, complete }: JobContext<Batch>) {
    const abilities = await abilitiesOfRequester(job.createdBy)
    if (!abilities.has('invoices.manage')) throw new PermanentJobError('jobs.reasons.not_allowed')
    const overdue = await overdueInvoices({ on: today(), currency })
    const clients = [...Map.groupBy(overdue, ({ clientId }) => clientId)]
      .filter(([, own]) => letterOf(own) !== null)
      .map(([clientId]) => clientId)
    let written = 0
    for (const [at, clientId] of clients.entries()) {
      const number = await effect(`letter ${clientId}`, async (uow) => {
        try {
          return (await writeLetter(uow, { clientId, currency })).number
        } catch (error) {
          // someone else has written to this client meanwhile, or it has paid
          if (error instanceof AppError && error.code === 'NOTHING_TO_DUN') return null
          throw error
        }
      })
      if (number !== null) written++
      await progress(Math.round(((at + 1) / clients.length) * 99))
    }
    await complete(async () => ({ written }))
  }
}
