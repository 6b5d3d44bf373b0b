import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { tried } from '#tests/helpers/claims'
import { forgetMail, useMailServer } from '#tests/helpers/mail_settings'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import {
  askFor,
  resetMails,
  setPassword,
  tokenFor,
  workOff,
} from '../functional/identity/password_reset_support.js'
import { enrolled, LOGIN, send, visitor } from '../functional/identity/passkey_support.js'

let server: MailServer

test.group('Signing in at the same time', (group) => {
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    server = await openMailServer()
    await useMailServer(server.port)
    return async () => {
      await forgetMail()
      await server.close()
    }
  })

  test('a link that is used many times at once sets one password', async ({ client, assert }) => {
    const token = await tokenFor(client, server, 'po.clerk')
    tried('races', 6)
    const passwords = Array.from({ length: 6 }, (_, at) => `Granite-and-glass-${at}x`)
    const answers = await Promise.all(passwords.map((one) => setPassword(client, token, one)))
    assert.deepEqual(
      answers.map((answer) => answer.status()).sort((a, b) => a - b),
      [204, 409, 409, 409, 409, 409]
    )
  })

  test('of links that are asked for many times at once one is open', async ({ client, assert }) => {
    const before = (await resetMails()).length
    tried('races', 6)
    await Promise.all(Array.from({ length: 6 }, () => askFor(client, 'engineer')))
    await Promise.all([workOff(), workOff()])
    assert.lengthOf(await resetMails(), before + 3)
    const user = await db.from('users').where('username', 'engineer').firstOrFail()
    const links = db.from('password_resets').where('user_id', user.id).whereNull('ended_at')
    assert.lengthOf(await links, 1)
  })

  test('what a passkey has signed signs in once', async ({ assert }) => {
    const { device } = await enrolled('foreman')
    const { jar, options } = await visitor()
    const signed = device.sign(options)
    tried('races', 5)
    const copies = Array.from({ length: 5 }, () => jar.copy())
    const answers = await Promise.all(copies.map((one) => send(one, 'POST', LOGIN, signed)))
    const done = answers.filter(({ status }) => status === 200)
    assert.lengthOf(done, 1)
    const counted = Array.from({ length: 4 }, async () => {
      const other = await visitor()
      // the same count from a copy of the key
      return send(other.jar, 'POST', LOGIN, device.sign(other.options, { counter: 5 }))
    })
    const same = (await Promise.all(counted)).filter(({ status }) => status === 200)
    assert.lengthOf(same, 1)
  })
})
