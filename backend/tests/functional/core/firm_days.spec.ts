import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { printedApprovals } from '#core/printing/printed_approvals'
import { firmDay } from '#core/settings/firm_day'
import Quotation from '#engineering/quotations/models/quotation'
import { trackingSheetData } from '#engineering/tracking_sheets/queries/sheet_data'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'
import { aProject, seedProject } from '#tests/functional/procurement/stock_support'
import { anOrder, call } from '#tests/functional/procurement/support'
import { person } from '#tests/helpers/users'

/** One in the morning of the 21st in Riyadh, as a column holds it. */
const NIGHT = '2026-11-20 22:00:00'
const THAT_DAY = '2026-11-21'

test.group('Days are those of the firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whatever form an instant has; a day stays what it is', ({ assert }) => {
    const instants = [NIGHT, '2026-11-20T22:00:00.000Z', new Date('2026-11-20T22:00:00Z')]
    assert.deepEqual(
      instants.map((instant) => firmDay(instant)),
      instants.map(() => THAT_DAY)
    )
    assert.equal(firmDay('2026-11-20 20:59:59'), '2026-11-20')
    assert.equal(firmDay('2026-11-20'), '2026-11-20')
    assert.isNull(firmDay(null))
  })

  test('on papers and tracking sheets: when a step was approved', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const answer = await write(client, 'post', `/api/quotations/${id}/approve`, {
      ...{ as: 'chief.engineer', seen: 1 },
    })
    answer.assertStatus(200)
    const requests = db.from('approval_requests').where('document_id', id).select('id')
    await db
      .from('approval_steps')
      .whereIn('request_id', requests)
      .whereNotNull('decided_at')
      .update({ decided_at: NIGHT })
    const [step] = await printedApprovals('quotation', id)
    assert.equal(step.on, THAT_DAY)
    const quotation = await Quotation.findOrFail(id)
    const { data } = await trackingSheetData(quotation, {
      ...{ language: 'en', showPrices: false, printedBy: (await person('engineer')).id },
    })
    assert.equal(data.approvals[0].decidedOn, THAT_DAY)
  })

  test('on the way of a material: when it was asked for and ordered', async ({
    client,
    assert,
  }) => {
    await seedProject()
    const project = await aProject()
    const { id } = await anOrder(client, 'po.clerk', '1', { projectId: project.id })
    const night = { created_at: NIGHT, decided_at: NIGHT, status: 'sent' }
    await db.from('purchase_orders').where({ id }).update(night)
    const path = `/api/material-tracking?purchaseOrderId=${id}`
    const [line] = (await call(client, 'storekeeper', 'get', path)).body()
    const ordered = line.stages.find(({ stage }: { stage: string }) => stage === 'ordered')
    assert.equal(ordered.on, THAT_DAY)
  })
})
