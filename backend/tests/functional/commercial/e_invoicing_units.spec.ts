import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { readCertificate } from '#engines/e_invoice/certificate'
import { signatureFacts } from '#engines/e_invoice/canonical'
import { notifyExpiringUnits } from '#commercial/e_invoices/jobs/notify_expiring_units'
import { addDays } from '#core/settings/days'
import { person } from '#tests/helpers/users'
import { TEST_E_INVOICE_UNIT } from '#commercial/shared/job_names'
import { OTP } from '#tests/helpers/authority/simulator'
import { call } from '../procurement/support.js'
import { ADDRESS, runJobs, TaxedFirm, WHO } from './e_invoice_support.js'

const HOURS = 3_600_000

test.group('Units that sign electronic invoices', (group) => {
  const firm = TaxedFirm.within(group)

  const addressed = (client: ApiClient) =>
    firm.set(client, { ...ADDRESS, simulationUrl: firm.base })

  test('are tested with six documents and then sign', async ({ client, assert }) => {
    await addressed(client)
    const made = await firm.requestUnit(client)
    made.assertStatus(201)
    assert.containSubset(made.body(), { status: 'requested', counter: 0, checks: [] })
    await runJobs(TEST_E_INVOICE_UNIT)
    const { units } = (await firm.settings(client)).body()
    assert.equal(units[0].status, 'active')
    assert.lengthOf(units[0].checks, 6)
    assert.isTrue(units[0].checks.every((one: any) => one.ok))
    assert.isAbove(Date.parse(units[0].expiresAt), Date.now() + 300 * 24 * HOURS)
    const paths = firm.authority.requests.map(({ path }) => path)
    assert.deepEqual(paths, [
      '/compliance',
      ...Array.from({ length: 6 }, () => '/compliance/invoices'),
      '/production/csids',
    ])
    const twice = await call(client, WHO, 'post', `/api/e-invoicing/units/${units[0].id}/tests`, {
      body: {},
      seen: units[0].version,
    })
    twice.assertStatus(409)
  })

  test('keep keys and secrets encrypted, out of answers and logs', async ({ client, assert }) => {
    await firm.takePart(client)
    const [row] = await db.from('e_invoice_units')
    const answered = (await firm.settings(client)).text()
    const logs = JSON.stringify(
      await db.from('audit_logs').where('entity_type', 'like', 'e_invoic%')
    )
    const jobs = JSON.stringify(await db.from('jobs').where('type', TEST_E_INVOICE_UNIT))
    for (const place of [answered, logs, jobs, JSON.stringify(row)]) {
      assert.notInclude(place, 'PRIVATE KEY')
      assert.notInclude(place, 'secret 1')
      assert.notInclude(place, 'secret 2')
      assert.notInclude(place, OTP)
    }
    for (const column of ['private_key_sealed', 'secret_sealed'])
      assert.notInclude(answered + logs + jobs, row[column])
    // what it was good for is done
    assert.isNull(row.compliance_secret_sealed)
  })

  test('are not made with a wrong password or without an answer', async ({ client, assert }) => {
    await addressed(client)
    const wrong = await firm.requestUnit(client, '999999')
    wrong.assertStatus(422)
    assert.equal(wrong.body().code, 'E_INVOICE_REFUSED')
    assert.equal(wrong.body().messages[0].text, 'Invalid OTP')
    firm.authority.mood = 'away'
    const away = await firm.requestUnit(client)
    away.assertStatus(503)
    assert.equal(away.body().code, 'E_INVOICE_UNREACHABLE')
    assert.lengthOf(await db.from('e_invoice_units'), 0)
  })

  test('need the address of the firm first', async ({ client, assert }) => {
    await firm.set(client, { simulationUrl: firm.base })
    const early = await firm.requestUnit(client)
    early.assertStatus(422)
    assert.equal(early.body().code, 'E_INVOICE_SELLER_INCOMPLETE')
    assert.includeMembers(early.body().rules, ['BR-KSA-09', 'BR-KSA-37', 'BR-KSA-66'])
    assert.lengthOf(firm.authority.requests, 0)
  })

  test('that fail their tests do not sign, and are tested again', async ({ client, assert }) => {
    await addressed(client)
    const { id } = (await firm.requestUnit(client)).body()
    // the firm writes a tax number that the authority does not take
    const stored = await db.from('settings').where('key', 'company').first()
    await firm.company({ vatNumber: '110122393500003' })
    await runJobs(TEST_E_INVOICE_UNIT)
    const [failed] = (await firm.settings(client)).body().units
    assert.equal(failed.status, 'requested')
    assert.isFalse(failed.checks[0].ok)
    assert.deepEqual(failed.checks[0].messages, ['BR-KSA-40 failed'])
    ;(await firm.set(client, { mode: 'simulation' })).assertStatus(409)
    await firm.company(JSON.parse(stored.value))
    const again = await call(client, WHO, 'post', `/api/e-invoicing/units/${id}/tests`, {
      body: {},
      seen: failed.version,
    })
    again.assertStatus(202)
    await runJobs(TEST_E_INVOICE_UNIT)
    assert.equal((await firm.settings(client)).body().units[0].status, 'active')
  })

  test('are renewed with a new key, and their chain goes on', async ({ client, assert }) => {
    await firm.takePart(client)
    await firm.invoice(client)
    const [unit] = (await firm.settings(client)).body().units
    const path = `/api/e-invoicing/units/${unit.id}/renewal`
    const renewal = (seen: number, otp = OTP) =>
      call(client, WHO, 'post', path, { body: { otp }, seen })
    ;(await renewal(unit.version + 1)).assertStatus(412)
    ;(await renewal(unit.version, '999999')).assertStatus(422)
    const renewed = await renewal(unit.version)
    renewed.assertStatus(200)
    assert.containSubset(renewed.body(), { id: unit.id, status: 'active', counter: 1 })
    const second = await firm.invoice(client)
    await firm.send()
    const documents = await db.from('e_invoices').orderBy('counter')
    assert.deepEqual(
      documents.map(({ state }) => state),
      ['cleared', 'cleared']
    )
    assert.equal(documents[1].previous_hash, documents[0].hash)
    const keys = await Promise.all(documents.map(({ xml }) => certificateOf(xml)))
    assert.notEqual(keys[0], keys[1])
    assert.equal((await firm.document(client, second.id)).counter, 2)
  })

  test('tell in time that their certificate ends, once for each step', async ({
    client,
    assert,
  }) => {
    await firm.takePart(client)
    const unit = await db.from('e_invoice_units').where('status', 'active').firstOrFail()
    const lastDay = (await firm.settings(client)).body().units[0].expiresAt.slice(0, 10)
    const told = async () =>
      (
        await db.from('notifications').where({
          related_entity_type: 'e_invoice_unit',
          related_entity_id: unit.id,
          user_id: (await person(WHO)).id,
        })
      ).map(({ type, priority }) => `${type} ${priority}`)
    assert.equal(await notifyExpiringUnits(addDays(lastDay, -61)), 0)
    for (const days of [-60, -59, -30, -7, -1, 0, 1, 2])
      await notifyExpiringUnits(addDays(lastDay, days))
    const soon = 'e_invoice_certificate_expiring'
    assert.deepEqual(await told(), [
      `${soon} normal`,
      `${soon} high`,
      `${soon} urgent`,
      `${soon} urgent`,
      'e_invoice_certificate_expired urgent',
    ])
    // the certificate that replaces it begins anew
    const later = addDays(lastDay, 365)
    await db.from('e_invoice_units').update({ expires_at: `${later} 09:00:00` })
    assert.equal(await notifyExpiringUnits(addDays(lastDay, 1)), 0)
    assert.equal(await notifyExpiringUnits(addDays(later, -7)), 1)
    await db.from('e_invoice_units').update({ status: 'retired' })
    assert.equal(await notifyExpiringUnits(addDays(later, 1)), 0)
  })

  test('a new one takes the place of the one before', async ({ client, assert }) => {
    await firm.takePart(client)
    const first = await firm.invoice(client)
    await firm.requestUnit(client)
    await runJobs(TEST_E_INVOICE_UNIT)
    const statuses = (await firm.settings(client)).body().units.map((one: any) => one.status)
    assert.deepEqual(statuses, ['active', 'retired'])
    const second = await firm.invoice(client)
    await firm.send()
    for (const { id } of [first, second])
      assert.containSubset(await firm.document(client, id), { state: 'cleared', counter: 1 })
  })
})

test.group('Settings of electronic invoicing', (group) => {
  const firm = TaxedFirm.within(group)

  test('are checked, versioned and logged', async ({ client, assert }) => {
    for (const body of [
      { mode: 'on' },
      { simulationUrl: 'http://example.com' },
      { simulationUrl: 'https://user@example.com/' },
      { buildingNumber: '12' },
      { postalCode: 'abcde' },
      { other: 1 },
    ])
      (await firm.set(client, body)).assertStatus(422)
    const arabic = await firm.set(client, { buildingNumber: '١٢٣٤', district: 'العليا' })
    arabic.assertStatus(200)
    assert.containSubset(arabic.body(), { buildingNumber: '1234', district: 'العليا', mode: 'off' })
    const stale = await call(client, WHO, 'patch', '/api/e-invoicing', {
      body: { city: 'Riyadh' },
      seen: arabic.body().version - 1,
    })
    stale.assertStatus(412)
    const blind = await call(client, WHO, 'patch', '/api/e-invoicing', { body: {} })
    blind.assertStatus(428)
    const [log] = await db.from('audit_logs').where('entity_type', 'e_invoicing_setting')
    assert.include(log.changes, 'buildingNumber')
  })

  test('cannot be switched on without a unit', async ({ client, assert }) => {
    const refused = await firm.set(client, { mode: 'production' })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_INVOICE_UNIT_MISSING')
    await firm.takePart(client)
    // that of the simulation does not sign in production
    ;(await firm.set(client, { mode: 'production' })).assertStatus(409)
  })

  test('show what was rejected and what waits', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client)
    firm.authority.mood = 'busy'
    await firm.send()
    const { states, problems } = (await firm.settings(client)).body()
    assert.equal(states.retry, 1)
    assert.containSubset(problems, [
      { invoiceId: invoice.id, number: invoice.number, state: 'retry', failure: 'busy' },
    ])
  })
})

async function certificateOf(xml: string): Promise<string> {
  return readCertificate((await signatureFacts(xml)).certificate!).serialNumber
}
