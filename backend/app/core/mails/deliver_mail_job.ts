import { Job, type JobContext } from '#core/jobs/define_job'
import { deliverMail } from './deliver.js'
import { DELIVER_MAIL } from './queue_mail.js'

interface Order {
  mailId: number
}

/** Sends one mail. Another attempt follows by the job's own pauses; the last one gives the mail up. */
export default class DeliverMailJob extends Job<Order> {
  static jobName = DELIVER_MAIL
  // what prints takes its time; still less than a claim lasts
  static timeoutSeconds = 140

  async handle({ payload, job, attempt, signal }: JobContext<Order>) {
    const isLast = attempt >= job.maxAttempts
    const state = await deliverMail(payload.mailId, { signal, isLast })
    if (state === 'waiting' || (state === 'busy' && !isLast)) throw new MailNotSentYet(state)
    return { state }
  }
}

class MailNotSentYet extends Error {
  constructor(readonly state: string) {
    super(`mail is ${state}`)
  }
}
