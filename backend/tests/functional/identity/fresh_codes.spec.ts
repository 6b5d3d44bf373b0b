import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlInstant } from '#core/database/instants'
import User from '#identity/shared/user'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import { codeOf, PATH, roomInStep, signIn, turnOn } from './two_step_support.js'

type Browser = Awaited<ReturnType<typeof signIn>>

/** As if so many minutes had gone since the code; every process reads its sessions anew. */
async function wait(username: string, minutes: number) {
  const { id } = await User.findByOrFail('username', username)
  await db
    .from('user_sessions')
    .where('user_id', id)
    .whereNotNull('proven_at')
    .update({ proven_at: sqlInstant(-60 * minutes) })
  forgetSessionsAfter(undefined, id)
}

/** What moves money or rights, by someone who may. */
const GUARDED: Record<string, [string, string][]> = {
  admin: [
    ['POST', '/api/users'],
    ['PATCH', '/api/users/1'],
    ['PUT', '/api/users/1/password'],
    ['PUT', '/api/users/1/passcode'],
    ['POST', '/api/users/1/reset-two-step'],
    ['POST', '/api/users/1/enable'],
    ['POST', '/api/approval-delegations'],
    ['PATCH', '/api/settings'],
    ['PATCH', '/api/retention-rules/jobs'],
    ['GET', '/api/personal-data/user/1'],
    ['POST', '/api/personal-data/user/1/exports'],
    ['POST', '/api/retention-rules/run'],
    ['POST', '/api/approval-rules'],
    ['PATCH', '/api/approval-rules/1'],
    ['POST', '/api/held-changes/1/confirm'],
    ['POST', '/api/vendors/1/bank-accounts/1/approve'],
  ],
  accountant: [
    ['POST', '/api/payment-runs/1/pay'],
    ['GET', '/api/payment-runs/1/bank-file'],
    ['POST', '/api/purchase-orders/1/bills/1/pay'],
    ['POST', '/api/vendor-advances/1/pay'],
  ],
  'general.manager': [
    ['POST', '/api/payment-runs/1/approve'],
    ['GET', '/api/backups/1/archive'],
    ['POST', '/api/vendor-advances/1/approve'],
  ],
}

test.group('Fresh codes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(roomInStep)

  const asked = async (browser: Browser, [method, path]: [string, string]) => {
    const { status, body } = await browser.jar.send(method, path, method === 'GET' ? undefined : {})
    return status === 403 && (body as { code: string }).code === 'PROOF_REQUIRED'
  }

  for (const [username, routes] of Object.entries(GUARDED))
    test(`are asked of ${username} before what moves money or rights, not with each step`, async ({
      client,
      assert,
    }) => {
      const plain = await signIn(username)
      for (const route of routes) assert.isFalse(await asked(plain, route), route.join(' '))
      const { secret } = await turnOn(client, username)
      const browser = await signIn(username)
      assert.equal((await browser.enter(codeOf(secret))).status, 200)
      for (const route of routes) assert.isFalse(await asked(browser, route), route.join(' '))
      await wait(username, 11)
      for (const route of routes) assert.isTrue(await asked(browser, route), route.join(' '))
      const reading = await browser.jar.send('GET', '/api/auth/sessions')
      assert.equal(reading.status, 200)
      const wrong = await browser.jar.send('POST', `${PATH}/prove`, { code: '000000' })
      assert.equal(wrong.status, 422)
      assert.isTrue(await asked(browser, routes[0]!))
      const used = await browser.jar.send('POST', `${PATH}/prove`, { code: codeOf(secret) })
      assert.equal(used.status, 422, 'the code of the sign-in')
      const right = await browser.jar.send('POST', `${PATH}/prove`, { code: codeOf(secret, 1) })
      assert.equal(right.status, 204)
      for (const route of routes) assert.isFalse(await asked(browser, route), route.join(' '))
    })
})
