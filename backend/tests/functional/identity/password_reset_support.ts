import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { deliver } from '#tests/helpers/mail_settings'
import type { MailServer } from '#tests/helpers/smtp_server'

export const RESETS = '/api/auth/password-resets'
export const NEW = 'Granite-and-glass-9'

export const askFor = (client: ApiClient, username: string) =>
  client.post(RESETS).withCsrfToken().unsafeJson({ username })

export const setPassword = (client: ApiClient, token: string, password = NEW) =>
  client.put(RESETS).withCsrfToken().unsafeJson({ token, password })

/** Does what the worker does with every request that waits. */
export async function workOff() {
  const type = 'identity.send_reset_link'
  const jobs = await db.from('jobs').where({ type, status: 'queued' }).orderBy('id')
  for (const { id } of jobs) await runJob(id)
}

export const resetMails = () => db.from('mails').where('kind', 'password_reset').orderBy('id')

/** Asks for a link, and reads its token in the mail that the server received. */
export async function tokenFor(client: ApiClient, server: MailServer, username: string) {
  const answer = await askFor(client, username)
  answer.assertStatus(204)
  await workOff()
  const mail = (await resetMails()).at(-1)
  await deliver(mail.id)
  return tokenIn(server)
}

export function tokenIn({ received }: MailServer) {
  const [, token] = /reset-password#([\w-]{43})/.exec(String(received.at(-1)!.html))!
  return token!
}
