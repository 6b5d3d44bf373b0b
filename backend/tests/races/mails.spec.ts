import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runJob } from '#core/jobs/run_job'
import { deliverMail } from '#core/mails/deliver'
import { queueMail } from '#core/mails/queue_mail'
import { transact } from '#core/unit_of_work/transact'
import { forgetMail, useMailServer } from '#tests/helpers/mail_settings'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { call } from '../functional/procurement/support.js'

let server: MailServer

const order = () =>
  transact(SYSTEM_ACTOR, (uow) =>
    queueMail(uow, {
      ...{ kind: 'test', to: [{ address: 'race@example.com' }], subject: 'Race' },
      ...{ content: { text: 'Once' }, language: 'en', createdBy: null },
    })
  )

const stateOf = async (id: number) =>
  (await db.from('mails').where('id', id).firstOrFail()).state as string

test.group('Mails at the same time', (group) => {
  group.each.setup(async () => {
    server = await openMailServer()
    await useMailServer(server.port)
    return async () => {
      await forgetMail()
      await server.close()
    }
  })

  test('two workers that are given one mail send it once', async ({ assert }) => {
    const { signal } = new AbortController()
    for (let at = 0; at < 5; at++) {
      const mail = await order()
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => deliverMail(mail.id, { signal, isLast: false }))
      )
      assert.lengthOf(
        outcomes.filter((one) => one === 'sent'),
        1
      )
      assert.equal(await stateOf(mail.id), 'sent')
      assert.lengthOf(
        server.received.filter(({ messageId }) => messageId === mail.messageId),
        1
      )
    }
  })

  test('a job that is brought twice runs once', async ({ assert }) => {
    const mail = await order()
    const { job_id: jobId } = await db.from('mails').where('id', mail.id).firstOrFail()
    await Promise.all([runJob(jobId), runJob(jobId)])
    assert.equal(await stateOf(mail.id), 'sent')
    assert.lengthOf(server.received, 1)
  })

  test('a mail that is cancelled while it is sent is either sent or not, never both', async ({
    client,
    assert,
  }) => {
    const { signal } = new AbortController()
    for (let at = 0; at < 4; at++) {
      const mail = await order()
      const [, cancelled] = await Promise.all([
        deliverMail(mail.id, { signal, isLast: false }),
        call(client, 'admin', 'post', `/api/mails/${mail.id}/cancel`, { body: {} }),
      ])
      const arrived = server.received.filter(({ messageId }) => messageId === mail.messageId).length
      const state = await stateOf(mail.id)
      assert.equal(cancelled.status(), state === 'cancelled' ? 200 : 409)
      assert.equal(arrived, state === 'cancelled' ? 0 : 1)
    }
  })
})
