import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { runJob } from '#core/jobs/run_job'
import { settingsChanged } from '#core/settings/settings'

/** Sets how mails leave, as an administrator would. */
export async function useMailServer(port: number, more: Record<string, unknown> = {}) {
  await setMail({
    ...{ mailMode: 'smtp', mailHost: '127.0.0.1', mailPort: port, mailSecurity: 'none' },
    ...{ mailFrom: 'portal@binaa.example' },
    ...more,
  })
}

/** As if no one had ever set it: nobody rolls back what a test has committed. */
export async function forgetMail() {
  await db.from('settings').where('key', 'like', 'mail%').delete()
  await settingsChanged()
}

export async function setMail(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values)) {
    const row = { value: JSON.stringify(value), updated_at: sqlInstant() }
    await db.from('settings').where('key', key).delete()
    await db.table('settings').insert({ key, version: 1, ...row })
  }
  await settingsChanged()
}

/** Runs the job of a mail now, however long its pause is. @returns what became of it */
export async function deliver(mailId: number) {
  const { job_id: jobId } = await db.from('mails').where('id', mailId).firstOrFail()
  await db
    .from('jobs')
    .where('id', jobId)
    .update({ available_at: sqlInstant(-1) })
  const outcome = await runJob(jobId)
  return { outcome, row: await db.from('mails').where('id', mailId).firstOrFail() }
}
