import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { fold } from '#engines/text/fold'
import { pagesOf } from '#tests/helpers/pdf_text'
import { call } from '../procurement/support.js'
import {
  aLeaver,
  approved,
  aSettlement,
  DECIDER,
  settle,
  SETTLEMENTS,
  shown,
  WRITER,
} from './settlement_support.js'

const AMOUNTS = /40000\.00|4000000|3333\.33|51333\.33|5133333/

test.group('Settlements that are read', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('say who looked, and no log or kept answer says an amount', async ({ client, assert }) => {
    const employee = await aLeaver(client, { leave: '12.5' })
    const body = { employeeId: employee.id, serviceEnd: 'contract_ended' }
    const made = await call(client, WRITER, 'post', SETTLEMENTS, { body, key: 'settlement-1' })
    const { id } = made.body()
    await shown(client, id)
    await shown(client, id, DECIDER)
    const log = await db.from('audit_logs').where({ entity_type: 'settlement', entity_id: `${id}` })
    assert.lengthOf(
      log.filter(({ action }) => action === 'view_pay'),
      2
    )
    assert.notMatch(JSON.stringify(log.map(({ changes }) => changes)), AMOUNTS)
    assert.notMatch(JSON.stringify(await db.from('idempotency_keys')), AMOUNTS)
    const history = await call(client, DECIDER, 'get', `${SETTLEMENTS}/${id}/history`)
    assert.deepEqual(
      history.body().map(({ action }: { action: string }) => action),
      ['create']
    )
    const list = await call(client, WRITER, 'get', SETTLEMENTS)
    assert.notMatch(list.text(), AMOUNTS)
  })

  test('are listed by their last day and found by status; leavers are offered once', async ({
    client,
    assert,
  }) => {
    const first = await aSettlement(client)
    const later = await aLeaver(client, { lastDayOn: '2024-06-30' })
    const offered = async () =>
      (await call(client, WRITER, 'get', `${SETTLEMENTS}/leavers?id=${later.id}`)).body()
    assert.lengthOf(await offered(), 1)
    ;(await settle(client, later.id)).assertStatus(201)
    assert.lengthOf(await offered(), 0)
    const ids = async (query: string) =>
      (await call(client, WRITER, 'get', `${SETTLEMENTS}?${query}`))
        .body()
        .map(({ employeeId }: { employeeId: number }) => employeeId)
    assert.deepEqual(await ids('_sort=lastDayOn&_order=asc'), [first.employeeId, later.id])
    assert.deepEqual(await ids('lastDayOn_gte=2024-01-01'), [later.id])
    assert.deepEqual(await ids('status=approved'), [])
    ;(await call(client, WRITER, 'get', `${SETTLEMENTS}?net_gte=1`)).assertStatus(422)
  })

  test('are printed in both languages with the computation and the amount in words', async ({
    client,
    assert,
  }) => {
    const one = await approved(client, {
      entries: [{ kind: 'advance', text: 'June advance', amount: '1333.33' }],
    })
    for (const language of ['en', 'ar'] as const) {
      const path = `${SETTLEMENTS}/${one.id}/prints`
      const ordered = await call(client, WRITER, 'post', path, { body: { language } })
      ordered.assertStatus(202)
      assert.equal(await runJob(ordered.body().id), 'completed')
      const [file] = (await call(client, DECIDER, 'get', path)).body()
      assert.equal(file.originalFilename, `${one.number}-${language}.pdf`)
      ;(await call(client, 'admin', 'get', file.url)).assertStatus(404)
      const text = fold((await pagesOf(file.id)).join(' ')).replace(/\s+/g, ' ')
      for (const expected of [
        ...[one.number, '40,000.00', '3,333.33', '8,000.00', '1,333.33', '50,000.00'],
        ...['June advance', 'Fifty thousand Saudi riyals only', 'مخالصة نهاية الخدمة'],
      ])
        assert.include(text, fold(expected), language)
    }
    ;(await call(client, 'staff', 'post', `${SETTLEMENTS}/${one.id}/prints`)).assertStatus(403)
  }).timeout(120_000)
})
