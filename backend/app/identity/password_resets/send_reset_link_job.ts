import encryption from '@adonisjs/core/services/encryption'
import { SYSTEM_ACTOR, type Actor } from '#core/base/actor'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { transact } from '#core/unit_of_work/transact'
import { sendResetLink, type ResetRequest } from './send_reset_link.js'

const JOB = 'identity.send_reset_link'
const PURPOSE = 'password_reset_request'

/** Leaves to a worker whether there is such an account: the answer takes the same time either way. */
export function orderResetLink({ ip, agent, requestId }: Actor, typed: string) {
  const request: ResetRequest = { typed, ip, agent }
  return transact({ ...SYSTEM_ACTOR, ip, agent, requestId }, (uow) =>
    uow.enqueue({
      type: JOB,
      title: 'Password reset requested',
      titleAr: 'طلب إعادة تعيين كلمة المرور',
      // sealed, since people type passwords where a name belongs
      payload: { sealed: encryption.encrypt(request, { purpose: PURPOSE }) },
      maxAttempts: 3,
    })
  )
}

class SendResetLinkJob extends Job<{ sealed: string }> {
  static jobName = JOB

  async handle({ payload, effect }: JobContext<{ sealed: string }>) {
    const request = encryption.decrypt<ResetRequest>(payload.sealed, PURPOSE)
    // sealed under a key that has been changed since
    if (!request) return
    await effect('send', (uow) => sendResetLink(uow, request))
  }
}

registerJob(SendResetLinkJob)
