import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { notifyExpiringDocuments } from '#procurement/vendor_documents/notify_expiring_documents'
import { aVendor, call } from './support.js'

const PATH = '/api/vendor-documents'
const TODAY = DateTime.utc()
const inDays = (days: number) => today(TODAY.plus({ days }))

async function aDocument(vendorId: number, expiresOn: string, documentType = 'vat_certificate') {
  const [fileId] = await db.table('files').insert({
    storage_key: `document-${vendorId}-${documentType}-${expiresOn}-${Math.random()}`,
    original_name: 'p.pdf',
    mime: 'application/pdf',
    extension: 'pdf',
    size: 1,
    sha256: 'x',
    owner_type: 'vendor_document',
    created_at: '2026-01-01 00:00:00',
  })
  const row = {
    vendor_id: vendorId,
    file_id: fileId,
    document_type: documentType,
    expires_on: expiresOn,
    created_at: '2026-01-01 00:00:00',
  }
  const [id] = await db.table('vendor_documents').insert(row)
  return id as number
}

test.group('The documents of all vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who see vendors', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const odd = await call(client, 'buyer', 'get', `${PATH}?fileId=1`)
    odd.assertStatus(422)
  })

  test('are listed by their end; one that was handed in again is no longer current', async ({
    client,
    assert,
  }) => {
    const vendor = await aVendor()
    await aDocument(vendor.id, inDays(-3))
    const renewed = await aDocument(vendor.id, inDays(20))
    const other = await aDocument(vendor.id, inDays(5), 'commercial_registration')
    const query = `?vendorId=${vendor.id}&current=true&expiresOn_lte=${inDays(60)}`
    const soon = await call(client, 'buyer', 'get', `${PATH}${query}`)
    soon.assertHeader('x-total-count', '2')
    assert.deepEqual(
      soon.body().map((row: any) => [row.id, row.daysLeft]),
      [
        [other, 5],
        [renewed, 20],
      ]
    )
    const all = await call(client, 'buyer', 'get', `${PATH}?vendorId=${vendor.id}`)
    assert.containsSubset(all.body()[0], { current: false, vendorName: vendor.name, daysLeft: -3 })
  })

  test('alerts pass over what was handed in again', async ({ assert }) => {
    const vendor = await aVendor()
    const count = async () => {
      const row = await db
        .from('notifications')
        .where('related_entity_id', vendor.id)
        .where('related_entity_type', 'vendor')
        .count('* as n')
        .first()
      return Number(row!.n)
    }
    await aDocument(vendor.id, inDays(3))
    await aDocument(vendor.id, inDays(300))
    await notifyExpiringDocuments(TODAY)
    assert.equal(await count(), 0)
    await aDocument(vendor.id, inDays(29), 'commercial_registration')
    await notifyExpiringDocuments(TODAY)
    const once = await count()
    assert.isAbove(once, 0)
    await notifyExpiringDocuments(TODAY)
    assert.equal(await count(), once)
  })
})
