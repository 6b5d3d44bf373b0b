import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { delegations } from '#identity/delegations/delegated_abilities'
import { delegate, idOf, set } from '#tests/functional/core/approvals/order_steps'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { anOrder, approveVendor, aVendor, call, sendDocument, vendorBody } from './support.js'
import { importVendor } from './vendor_import.js'

const VENDORS = '/api/vendors'
const CR = 'commercial_registration'

const show = async (client: ApiClient, id: number, as = 'buyer') =>
  (await call(client, as, 'get', `${VENDORS}/${id}`)).body()

/** What approving answers someone who reads the vendor first. */
async function approve(client: ApiClient, as: string, id: number, more: object = {}) {
  const { version: seen } = await show(client, id)
  const body = { status: 'approved', ...more }
  return call(client, as, 'post', `${VENDORS}/${id}/status`, { body, seen })
}

async function edit(client: ApiClient, as: string, id: number, body: Record<string, unknown>) {
  const { version: seen } = await show(client, id)
  const edited = await call(client, as, 'patch', `${VENDORS}/${id}`, { body, seen })
  edited.assertStatus(200)
  return edited.body()
}

/** A vendor that someone has entered with the documents that it needs. */
async function entered(client: ApiClient, by = 'buyer') {
  const created = await call(client, by, 'post', VENDORS, { body: vendorBody() })
  created.assertBodyContains({ status: 'prospect' })
  const { id } = created.body()
  for (const documentType of [CR, 'national_address'])
    (await sendDocument(client, by, id, { documentType })).assertStatus(201)
  return id as number
}

const notified = async (vendorId: number, username: string) =>
  (
    await db.from('notifications').where({
      type: 'vendor_approval_requested',
      related_entity_id: vendorId,
      user_id: await idOf(username),
    })
  ).length

test.group('A vendor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    await loadSettings()
    await delegations.reload()
  })

  test('is approved by someone who did not enter it', async ({ client, assert }) => {
    const id = await entered(client)
    const own = await show(client, id)
    assert.equal(own.withheld, 'entered')
    assert.isFalse(own.can.approve)
    assert.containsSubset(own.writers, [{ name: 'Tariq Mansour', entered: true }])
    const refused = await approve(client, 'buyer', id)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'OWN_VENDOR' })
    const seen = own.version
    const inArabic = await call(client, 'buyer', 'post', `${VENDORS}/${id}/status`, {
      ...{ body: { status: 'approved' }, seen, language: 'ar' as const },
    })
    assert.match(inArabic.body().message, /لذا يجب أن يعتمده شخص آخر/)
    const other = await show(client, id, 'admin')
    assert.isNull(other.withheld)
    assert.isTrue(other.can.approve)
    const approved = await approve(client, 'admin', id)
    approved.assertStatus(200)
    approved.assertBodyContains({ status: 'approved', approvedByName: 'Sami Al-Harbi' })
    // an owner who approves vendors reads them as well
    const second = await entered(client)
    assert.isTrue((await show(client, second, 'general.manager')).can.approve)
    ;(await approve(client, 'general.manager', second)).assertStatus(200)
  })

  test('is not approved by who changed what counts, {$self}')
    .with(['crNumber', 'bank', 'document', 'deleted document'])
    .run(async ({ client, assert }, what) => {
      const id = await entered(client)
      const { documents } = await show(client, id)
      if (what === 'crNumber') await edit(client, 'admin', id, { crNumber: '1010123456' })
      if (what === 'bank') await edit(client, 'admin', id, { iban: 'SA4420000001234567891234' })
      if (what === 'document' || what === 'deleted document')
        await sendDocument(client, 'admin', id, { documentType: CR })
      if (what === 'deleted document') {
        const path = `${VENDORS}/${id}/documents/${documents[0].id}`
        ;(await call(client, 'admin', 'delete', path)).assertStatus(204)
        ;(
          await sendDocument(client, 'buyer', id, { documentType: 'national_address' })
        ).assertStatus(201)
      }
      assert.equal((await show(client, id, 'admin')).withheld, 'changed')
      ;(await approve(client, 'admin', id)).assertStatus(403)
      ;(await approve(client, 'general.manager', id)).assertStatus(200)
    })

  test('is approved by who only changed a telephone number', async ({ client }) => {
    const id = await entered(client)
    await edit(client, 'admin', id, { mobile: '0551112223', primaryContactName: 'Saad' })
    ;(await approve(client, 'admin', id)).assertStatus(200)
  })

  test('that was imported is its importer’s, also where a row changes one', async ({
    client,
    assert,
  }) => {
    const row = { name: 'Import Steel', type: 'domestic', group: 'supplier' }
    const id = await importVendor('admin', row, null)
    for (const documentType of [CR, 'national_address'])
      await sendDocument(client, 'buyer', id, { documentType })
    for (const by of ['admin', 'buyer']) (await approve(client, by, id)).assertStatus(403)
    ;(await approve(client, 'general.manager', id)).assertStatus(200)
    await importVendor('buyer', { ...row, name: 'Import Steel', city: 'Riyadh' }, id)
    assert.equal((await show(client, id)).status, 'approved')
    await importVendor('buyer', { ...row, name: 'Other Steel' }, id)
    const changed = await show(client, id)
    assert.equal(changed.status, 'under_review')
    assert.deepEqual(changed.changedSinceApproval, ['name'])
  })

  test('is not approved by a delegate of its author, nor in the author’s name', async ({
    client,
    assert,
  }) => {
    const id = await entered(client)
    await delegate(client, 'buyer', 'admin')
    assert.equal((await show(client, id, 'admin')).withheld, 'delegated')
    const refused = await approve(client, 'admin', id)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'OWN_VENDOR' })
    // what is lent decides on documents, not on vendors
    ;(await approve(client, 'technical.director', id)).assertStatus(403)
    ;(await approve(client, 'general.manager', id)).assertStatus(200)
  })

  test('needs its documents, valid today, whatever reason is given', async ({ client, assert }) => {
    const { id } = (await call(client, 'buyer', 'post', VENDORS, { body: vendorBody() })).body()
    const bare = await approve(client, 'admin', id, { reason: 'Known to us for ten years' })
    bare.assertStatus(409)
    bare.assertBodyContains({ code: 'DOCUMENTS_MISSING', documents: [CR, 'national_address'] })
    await sendDocument(client, 'buyer', id, { documentType: 'national_address' })
    await sendDocument(client, 'buyer', id, { documentType: CR, expiresOn: '2026-01-31' })
    const late = await approve(client, 'admin', id, { reason: 'Renewal is filed' })
    late.assertStatus(409)
    late.assertBodyContains({ code: 'DOCUMENTS_MISSING', missing: [], expired: [CR] })
    const shown = await show(client, id, 'admin')
    assert.deepEqual([shown.missingDocuments, shown.expiredDocuments], [[], [CR]])
    assert.isFalse(shown.can.approve)
    await sendDocument(client, 'buyer', id, { documentType: CR, expiresOn: '2099-01-31' })
    ;(await approve(client, 'admin', id)).assertStatus(200)
  })

  test('that is domestic needs the Saudi documents however its country is spelt', async ({
    client,
  }) => {
    const body = vendorBody({ country: 'K.S.A.' })
    const { id } = (await call(client, 'buyer', 'post', VENDORS, { body })).body()
    await sendDocument(client, 'buyer', id, { documentType: CR })
    const refused = await approve(client, 'admin', id)
    refused.assertBodyContains({ documents: ['national_address'] })
  })

  test('is approved by the documents that were on screen', async ({ client }) => {
    const id = await entered(client)
    const { documents } = await show(client, id, 'admin')
    const documentIds = documents.map((one: { id: number }) => one.id)
    await sendDocument(client, 'buyer', id, { documentType: CR })
    const refused = await approve(client, 'admin', id, { documentIds })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'DOCUMENTS_CHANGED' })
    const now = (await show(client, id, 'admin')).documents.map((one: { id: number }) => one.id)
    ;(await approve(client, 'admin', id, { documentIds: now })).assertStatus(200)
  })

  test('approved as one does not become another: {$self}')
    .with(['name', 'country', 'type', 'crNumber', 'vatNumber', 'added', 'deleted'])
    .run(async ({ client, assert }, what) => {
      const id = await entered(client)
      ;(await approve(client, 'admin', id)).assertStatus(200)
      const values: Record<string, string> = {
        ...{ name: 'Another Trading', country: 'Bahrain', type: 'international' },
        ...{ crNumber: '1010123456', vatNumber: '300000000000003' },
      }
      const { documents } = await show(client, id)
      if (what === 'added') await sendDocument(client, 'buyer', id, { documentType: CR })
      else if (what === 'deleted')
        await call(client, 'buyer', 'delete', `${VENDORS}/${id}/documents/${documents[0].id}`)
      else await edit(client, 'buyer', id, { [what]: values[what], city: 'Jeddah' })
      const changed = await show(client, id, 'admin')
      assert.equal(changed.status, 'under_review')
      assert.deepEqual(changed.changedSinceApproval, [what in values ? what : 'documents'])
      const [log] = (await call(client, 'admin', 'get', `${VENDORS}/${id}/history`)).body()
      assert.equal(log.action, 'change_status')
      assert.deepInclude(log.changes, {
        field: 'status',
        before: 'approved',
        after: 'under_review',
      })
      assert.equal(await notified(id, 'admin'), 1)
      assert.equal(await notified(id, 'buyer'), 0)
      const draft = await anOrder(client, 'po.clerk', '100', { vendorId: id })
      const submit = `/api/purchase-orders/${draft.id}/submit`
      const blocked = await call(client, 'po.clerk', 'post', submit, { seen: 1 })
      blocked.assertBodyContains({ code: 'VENDOR_BLOCKED', status: 'under_review' })
    })

  test('stays approved with another telephone number, brochure or bank account', async ({
    client,
    assert,
  }) => {
    const id = await entered(client)
    ;(await approve(client, 'admin', id)).assertStatus(200)
    await edit(client, 'buyer', id, { mobile: '0551112223', iban: 'SA4420000001234567891234' })
    await sendDocument(client, 'buyer', id, { documentType: 'other' })
    const { status, writers } = await show(client, id)
    assert.equal(status, 'approved')
    assert.deepInclude(writers[0], { name: 'Tariq Mansour', fields: ['bank', 'documents'] })
  })

  test('on hold that became another is not ordered from by what was submitted before', async ({
    client,
  }) => {
    const id = await entered(client)
    await approveVendor(client, id)
    const draft = await anOrder(client, 'po.clerk', '100', { vendorId: id })
    const path = `/api/purchase-orders/${draft.id}`
    const { version: seen } = (
      await call(client, 'po.clerk', 'post', `${path}/submit`, { seen: 1 })
    ).body()
    const { version } = await show(client, id)
    const hold = { body: { status: 'on_hold', reason: 'Late' }, seen: version }
    ;(await call(client, 'buyer', 'post', `${VENDORS}/${id}/status`, hold)).assertStatus(200)
    await edit(client, 'buyer', id, { name: 'Another Trading' })
    const refused = await call(client, 'chief.engineer', 'post', `${path}/approve`, { seen })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'VENDOR_BLOCKED', status: 'on_hold' })
    // back from hold it is approved anew, by someone else
    ;(await approve(client, 'buyer', id)).assertStatus(403)
    ;(await approve(client, 'admin', id)).assertStatus(200)
    ;(await call(client, 'chief.engineer', 'post', `${path}/approve`, { seen })).assertStatus(200)
  })

  test('is submitted by who enters vendors, and those who approve are notified', async ({
    client,
    assert,
  }) => {
    await permit(await person('staff'), 'procurementVendorList')
    const id = await entered(client, 'staff')
    const shown = await show(client, id, 'staff')
    assert.isTrue(shown.can.submit)
    assert.isFalse(shown.can.approve)
    const path = `${VENDORS}/${id}/submit`
    ;(await client.post(path).withCsrfToken()).assertStatus(401)
    ;(await call(client, 'po.clerk', 'post', path, { seen: 1 })).assertStatus(403)
    ;(await call(client, 'staff', 'post', path)).assertStatus(428)
    const submitted = await call(client, 'staff', 'post', path, { seen: 1 })
    submitted.assertStatus(200)
    submitted.assertBodyContains({ status: 'under_review' })
    for (const name of ['buyer', 'admin', 'general.manager'])
      assert.equal(await notified(id, name), 1)
    ;(await call(client, 'staff', 'post', path, { seen: 2 })).assertStatus(409)
    ;(await approve(client, 'staff', id)).assertStatus(403)
    const list = await call(client, 'buyer', 'get', `${VENDORS}?status=under_review&id=${id}`)
    assert.lengthOf(list.body(), 1)
    ;(await approve(client, 'buyer', id)).assertStatus(200)
  })

  test('may be approved by its author where two people have set it so, with documents all the same', async ({
    client,
  }) => {
    const { id } = (await call(client, 'buyer', 'post', VENDORS, { body: vendorBody() })).body()
    await set('separateVendors', false)
    ;(await approve(client, 'buyer', id)).assertStatus(409)
    await approveVendor(client, id, { approver: 'buyer' })
  })

  test('keeps a status that no other field carries', async ({ client }) => {
    const { id } = await aVendor({ status: 'prospect' })
    const sent = { body: { status: 'approved', city: 'Jeddah' }, seen: 1 }
    ;(await call(client, 'buyer', 'patch', `${VENDORS}/${id}`, sent)).assertStatus(422)
  })
})
