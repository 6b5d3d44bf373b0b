import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notifyExpiringDocuments } from '#procurement/vendor_documents/notify_expiring_documents'
import { blobFacts } from '#core/storage/blobs'
import VendorDocument from '#procurement/vendors/models/vendor_document'
import { html, pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { aVendor, call, sendDocument } from './support.js'

const registration = {
  documentType: 'commercial_registration',
  number: '1010123456',
  expiresOn: '2027-05-01',
}

test.group('Vendor documents', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('that end soon are notified when they are entered, once', async ({ client, assert }) => {
    const notified = async (vendorId: number) => {
      const rows = await db
        .from('notifications')
        .where({ type: 'vendor_document_expiring', related_entity_id: vendorId })
      return rows.length
    }
    const inDays = (days: number) => DateTime.utc().plus({ days }).toISODate()!
    const calm = await aVendor()
    const far = await sendDocument(client, 'buyer', calm.id, {
      ...registration,
      expiresOn: inDays(90),
    })
    far.assertStatus(201)
    assert.equal(await notified(calm.id), 0)
    const vendor = await aVendor()
    const near = { ...registration, expiresOn: inDays(20) }
    const entered = await sendDocument(client, 'buyer', vendor.id, near)
    entered.assertStatus(201)
    const once = await notified(vendor.id)
    assert.isAbove(once, 0)
    await notifyExpiringDocuments()
    assert.equal(await notified(vendor.id), once)
  })

  test('are filed with their vendor and read by who sees the vendor', async ({
    client,
    assert,
  }) => {
    const vendor = await aVendor()
    const response = await sendDocument(client, 'buyer', vendor.id, registration)
    response.assertStatus(201)
    response.assertBodyContains({
      documentType: 'commercial_registration',
      number: '1010123456',
      expiresOn: '2027-05-01',
      originalFilename: 'السجل التجاري.pdf',
      mime: 'application/pdf',
    })
    const shown = await call(client, 'admin', 'get', `/api/vendors/${vendor.id}`)
    assert.lengthOf(shown.body().documents, 1)
    assert.deepEqual(shown.body().missingDocuments, ['national_address'])
    const content = await call(client, 'buyer', 'get', response.body().url)
    content.assertStatus(200)
    const refused = await call(client, 'po.clerk', 'get', response.body().url)
    refused.assertStatus(404)
  })

  test('are refused by what they are, not by what they are called', async ({ client, assert }) => {
    const vendor = await aVendor()
    const response = await sendDocument(client, 'buyer', vendor.id, registration, html(4000))
    response.assertStatus(422)
    response.assertBodyContains({ code: 'FILE_TYPE_REFUSED' })
    assert.lengthOf(await VendorDocument.query().where('vendorId', vendor.id), 0)
  })

  test('are refused with {field} = {value}')
    .with([
      { field: 'documentType', value: 'passport' },
      { field: 'number', value: 'x'.repeat(81) },
      { field: 'issuedOn', value: '2026-02-30' },
      { field: 'expiresOn', value: 'soon' },
      { field: 'vendorId', value: '1' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const vendor = await aVendor()
      const response = await sendDocument(client, 'buyer', vendor.id, {
        ...registration,
        [field]: value,
      })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('do not end before they begin', async ({ client, assert }) => {
    const vendor = await aVendor()
    const dates = { issuedOn: '2026-05-02', expiresOn: '2026-05-01' }
    const response = await sendDocument(client, 'buyer', vendor.id, { ...registration, ...dates })
    response.assertStatus(422)
    assert.property(response.body().errors, 'expiresOn')
  })

  test('need a file', async ({ client, assert }) => {
    const vendor = await aVendor()
    const response = await client
      .post(`/api/vendors/${vendor.id}/documents`)
      .loginAs(await person('buyer'))
      .withCsrfToken()
      .field('documentType', 'other')
    response.assertStatus(422)
    assert.property(response.body().errors, 'file')
  })

  test('are deleted with their file', async ({ client, assert }) => {
    const vendor = await aVendor()
    const { id, fileId } = (await sendDocument(client, 'buyer', vendor.id, registration)).body()
    const { storage_key: key } = await db.from('files').where('id', fileId).first()
    const elsewhere = await aVendor()
    const wrong = await call(
      client,
      'buyer',
      'delete',
      `/api/vendors/${elsewhere.id}/documents/${id}`
    )
    wrong.assertStatus(404)
    const response = await call(
      client,
      'buyer',
      'delete',
      `/api/vendors/${vendor.id}/documents/${id}`
    )
    response.assertStatus(204)
    assert.isNull(await db.from('files').where('id', fileId).first())
    assert.isNull(await blobFacts(key))
  })

  test('go with their vendor', async ({ client, assert }) => {
    const vendor = await aVendor()
    const { fileId } = (await sendDocument(client, 'buyer', vendor.id, registration)).body()
    const response = await call(client, 'buyer', 'delete', `/api/vendors/${vendor.id}`, { seen: 2 })
    response.assertStatus(204)
    assert.isNull(await db.from('files').where('id', fileId).first())
  })

  test('are closed to guests and strangers', async ({ client }) => {
    const vendor = await aVendor()
    const guest = await client
      .post(`/api/vendors/${vendor.id}/documents`)
      .withCsrfToken()
      .file('file', pdf(), { filename: 'a.pdf' })
    guest.assertStatus(401)
    const clerk = await sendDocument(client, 'po.clerk', vendor.id, registration)
    clerk.assertStatus(403)
    const absent = await sendDocument(client, 'buyer', 999_999, registration)
    absent.assertStatus(404)
  })
})
