import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { remindOfRetention } from '#commercial/retention/remind_of_retention'
import { Books, BUYER } from './books.js'
import { person } from '#tests/helpers/users'

const inDays = (days: number) => DateTime.fromISO(today()).plus({ days }).toISODate()!

test.group('Retention', (group) => {
  const books = Books.within(group)

  /** A contract of which 40,000 are certified and 4,000 held. */
  async function held(client: ApiClient) {
    const contract = await books.contract(client, { advanceRecovery: '0' })
    const certificate = await books.issued(client, {
      type: 'progress',
      contractId: contract.id,
      buyer: BUYER,
      lines: [
        {
          contractLineId: contract.lines[0].id,
          description: 'Works',
          quantity: '40',
          unitPrice: '0',
        },
      ],
    })
    return { contract, certificate }
  }

  async function plan(
    client: ApiClient,
    contractId: number,
    releases: object[],
    who = 'accountant'
  ) {
    const { version } = (await books.get(client, `/api/contracts/${contractId}`)).body()
    return client
      .put(`/api/contracts/${contractId}/retention`)
      .loginAs(await person(who))
      .withCsrfToken()
      .header('If-Match', `"${version}"`)
      .json({ releases })
  }

  const HALVES = [
    { event: 'completion', share: '50', occurredOn: inDays(-40) },
    { event: 'defects_end', share: '50', dueOn: inDays(300) },
  ]

  async function rowOf(client: ApiClient, contractId: number) {
    const report = (await books.get(client, '/api/retention')).body()
    return report.rows.find((row: any) => row.contractId === contractId)
  }

  test('nothing is due without a plan; with one, what its events have made due', async ({
    client,
    assert,
  }) => {
    const { contract } = await held(client)
    assert.containsSubset(await rowOf(client, contract.id), {
      ...{ planned: false, retained: '4000.00', held: '4000.00', due: '0.00', notDue: '4000.00' },
    })
    const saved = await plan(client, contract.id, HALVES)
    saved.assertStatus(200)
    assert.containsSubset(saved.body(), {
      due: '2000.00',
      releases: [
        { event: 'completion', amount: '2000.00', open: '2000.00', isDue: true },
        { event: 'defects_end', amount: '2000.00', open: '2000.00', isDue: false },
      ],
    })
    assert.containsSubset(await rowOf(client, contract.id), {
      ...{ planned: true, due: '2000.00', notDue: '2000.00', nextOn: inDays(-40) },
      buckets: { d31to60: '2000.00', notDue: '2000.00' },
    })
  })

  test('a release fills the first share, and a credit of the certificate lowers all', async ({
    client,
    assert,
  }) => {
    const { contract, certificate } = await held(client)
    await plan(client, contract.id, HALVES)
    await books.issued(client, {
      type: 'retention_release',
      contractId: contract.id,
      buyer: BUYER,
      amount: '1500',
    })
    assert.containsSubset(await rowOf(client, contract.id), {
      ...{ retained: '4000.00', released: '1500.00', held: '2500.00', due: '500.00' },
    })
    await books.issued(client, {
      type: 'credit_note',
      originalId: certificate.id,
      reason: 'Measured twice',
      corrections: [{ lineId: certificate.lines[0].id, quantity: '10' }],
    })
    const row = await rowOf(client, contract.id)
    const { ledger } = (await books.get(client, `/api/contracts/${contract.id}`)).body()
    assert.equal(row.held, ledger.held)
    const sum = ['retained', 'released'].map((name) => Number(row[name]))
    assert.equal(sum[0]! - sum[1]!, Number(row.held))
    assert.equal(Number(row.due) + Number(row.notDue), Number(row.held))
  })

  test('a plan covers the whole, names days that can be, and is changed by few', async ({
    client,
    assert,
  }) => {
    const { contract } = await held(client)
    ;(await client.get('/api/retention')).assertStatus(401)
    ;(await plan(client, contract.id, HALVES, 'staff')).assertStatus(403)
    const [first] = HALVES
    ;(await plan(client, contract.id, [first!])).assertStatus(422)
    const late = [{ event: 'completion', share: '100', occurredOn: inDays(1) }]
    ;(await plan(client, contract.id, late)).assertStatus(422)
    ;(await plan(client, contract.id, [{ event: 'fixed_day', share: '100' }])).assertStatus(422)
    assert.lengthOf(await db.from('retention_releases').where('contract_id', contract.id), 0)
    ;(await plan(client, contract.id, HALVES)).assertStatus(200)
    const audits = await db.from('audit_logs').where('action', 'plan_retention')
    assert.lengthOf(audits, 1)
  })

  test('what is due is told once', async ({ client, assert }) => {
    const { contract } = await held(client)
    await plan(client, contract.id, HALVES)
    await remindOfRetention()
    await remindOfRetention()
    const told = await db
      .from('notifications')
      .where({ type: 'retention_due', related_entity_id: contract.id })
    assert.lengthOf(told, 1)
    const days = await db.from('retention_releases').where('contract_id', contract.id)
    assert.deepEqual(
      days.map((row) => row.reminded_on),
      [today(), null]
    )
  })

  test('what is due is told however many shares before it have nothing left', async ({
    client,
    assert,
  }) => {
    const empty = await books.contract(client, { advanceRecovery: '0' })
    const share = { contract_id: empty.id, event: 'fixed_day', share_bp: 0, due_on: inDays(-90) }
    const shares = Array.from({ length: 210 }, (_, position) => ({ ...share, position }))
    for (let at = 0; at < shares.length; at += 70)
      await db.table('retention_releases').multiInsert(shares.slice(at, at + 70))
    const { contract } = await held(client)
    const due = (share: string) => ({ event: 'completion', share, occurredOn: inDays(-40) })
    await plan(client, contract.id, [due('50'), due('50')])
    await books.issued(client, {
      type: 'retention_release',
      contractId: contract.id,
      buyer: BUYER,
      amount: '2000',
    })
    // one at a time: the first share of the contract has been released, the second is told of
    await remindOfRetention(today(), 1)
    const days = await db.from('retention_releases').where('contract_id', contract.id).orderBy('id')
    assert.deepEqual(
      days.map((row) => row.reminded_on),
      [null, today()]
    )
    const told = await db.from('notifications').where({ type: 'retention_due' })
    assert.lengthOf(told, 1)
  })
})
