import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { createdBy } from '../engineering/quotation_body.js'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

const VAT = '300000000000003'
const TAX = {
  legalName: 'Qarmut Steel Company LLC',
  legalNameAr: 'شركة القرموط للحديد',
  country: 'SA',
  vatNumber: VAT,
  buildingNumber: '1234',
  street: 'King Fahd Road',
  district: 'Al Olaya',
  city: 'Riyadh',
  postalCode: '12211',
  additionalNumber: '5678',
}

test.group('Companies', (group) => {
  const books = Books.within(group)

  async function aCompany(client: ApiClient, company = 'Qarmut Steel', name = 'Huda') {
    const made = await call(client, 'bdm', 'post', '/api/clients', { body: { name, company } })
    return { clientId: made.body().id as number, id: made.body().companyId as number }
  }

  const change = (client: ApiClient, id: number, body: object, seen = 1, who = 'accountant') =>
    call(client, who, 'patch', `/api/companies/${id}`, { body: { ...body }, seen })

  const show = async (client: ApiClient, id: number, who = 'bdm') =>
    (await call(client, who, 'get', `/api/companies/${id}`)).body()

  test('guests are signed out, and people without the ability are refused', async ({ client }) => {
    const { id } = await aCompany(client)
    for (const path of ['', `/${id}`, `/${id}/history`]) {
      ;(await client.get(`/api/companies${path}`)).assertStatus(401)
      ;(await call(client, 'staff', 'get', `/api/companies${path}`)).assertStatus(403)
    }
    ;(await change(client, id, TAX, 1, 'staff')).assertStatus(403)
    ;(await call(client, 'bdm', 'get', '/api/companies/999999999')).assertStatus(404)
  })

  test('tax data are kept with a version, an audit row and a history', async ({
    client,
    assert,
  }) => {
    const { id } = await aCompany(client)
    const body = { ...TAX, vatNumber: '٣٠٠ 000-000 000 003', buildingNumber: '١٢٣٤' }
    const changed = await change(client, id, body)
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), { ...TAX, id, version: 2, name: 'Qarmut Steel' })
    const row = await db.from('companies').where({ id }).firstOrFail()
    assert.equal(row.vat_number, VAT)
    assert.equal(row.building_number, '1234')
    ;(await change(client, id, TAX)).assertStatus(412)
    const history = await call(client, 'bdm', 'get', `/api/companies/${id}/history`)
    const [{ action, changes }] = history.body()
    assert.equal(action, 'update')
    assert.includeDeepMembers(changes, [{ field: 'vatNumber', before: null, after: VAT }])
  })

  test('numbers are written as the country writes them', async ({ client, assert }) => {
    const { id } = await aCompany(client)
    const wrong = await change(client, id, {
      ...{ vatNumber: '123', buildingNumber: '12', postalCode: '1', additionalNumber: '99999' },
    })
    wrong.assertStatus(422)
    assert.sameMembers(Object.keys(wrong.body().errors), [
      ...['vatNumber', 'buildingNumber', 'postalCode', 'additionalNumber'],
    ])
    const foreign = { country: 'AE', vatNumber: '100123456700003', buildingNumber: 'Villa 7' }
    ;(await change(client, id, foreign)).assertStatus(200)
    // no longer as its country writes it
    const moved = await change(client, id, { country: 'SA' }, 2)
    moved.assertStatus(422)
    assert.includeMembers(Object.keys(moved.body().errors), ['vatNumber'])
    const row = await db.from('companies').where({ id }).firstOrFail()
    assert.deepEqual([row.country, row.version], ['AE', 2])
  })

  test('are found by their names in both scripts and their VAT number, and by having one', async ({
    client,
    assert,
  }) => {
    const { id } = await aCompany(client)
    const { id: other } = await aCompany(client, 'Other Qarmut')
    ;(await change(client, id, TAX)).assertStatus(200)
    const found = async (query: string) =>
      (await call(client, 'bdm', 'get', `/api/companies?${query}`))
        .body()
        .map((one: any) => one.id as number)
    for (const words of ['القرموط', 'qarmut steel', VAT, 'شركه القرموط'])
      assert.deepEqual(await found(`q=${encodeURIComponent(words)}`), [id])
    assert.deepEqual(await found('q=qarmut&vatNumber_empty=true'), [other])
    assert.deepEqual(await found('q=qarmut&vatNumber_empty=false'), [id])
    assert.deepEqual(await found('q=qarmut&_sort=vatNumber&_order=desc'), [id, other])
  })

  test('a new invoice is filled from the company, one that was issued stays as it is', async ({
    client,
    assert,
  }) => {
    const { id, clientId } = await aCompany(client)
    ;(await change(client, id, TAX)).assertStatus(200)
    const lines = [{ description: 'Steel', quantity: '1', unitPrice: '500' }]
    const body = { type: 'standard', clientId, lines }
    const first = await books.issued(client, body)
    const { legalName, legalNameAr, ...details } = TAX
    const buyer = { ...details, otherId: null, name: legalName, nameAr: legalNameAr }
    assert.deepEqual(first.buyer, buyer)
    assert.equal(first.clientName, 'Qarmut Steel')
    const next = '310000000000003'
    const moved = { vatNumber: next, legalName: 'Qarmut Holding' }
    ;(await change(client, id, moved, 2)).assertStatus(200)
    const kept = await books.get(client, `/api/invoices/${first.id}`)
    assert.deepEqual(kept.body().buyer, buyer)
    // what corrects it is made out to whom it was
    const note = { type: 'credit_note', originalId: first.id, reason: 'Returned' }
    assert.deepEqual((await books.draft(client, note)).body().buyer, buyer)
    const second = (await books.draft(client, body)).body()
    assert.containsSubset(second.buyer, { vatNumber: next, name: 'Qarmut Holding' })
    // another client takes nothing of the first one's company along
    const { clientId: otherClient } = await aCompany(client, 'Other', 'Omar')
    const path = `/api/invoices/${second.id}`
    const redone = { clientId: otherClient, lines }
    const changed = await call(client, 'accountant', 'patch', path, { body: redone, seen: 1 })
    assert.deepEqual(changed.body().buyer, { name: 'Other', nameAr: null })
  })

  test('show their contacts, open quotations, contracts, balances and files', async ({
    client,
    assert,
  }) => {
    const { id, clientId } = await aCompany(client)
    const { clientId: second } = await aCompany(client, 'QARMUT steel', 'Omar')
    const contract = await books.contract(client, { clientId })
    const line = { description: 'Steel', quantity: '1', unitPrice: '100' }
    const sold = { type: 'standard', lines: [line], buyer: BUYER }
    const paid = await books.issued(client, { ...sold, clientId })
    await books.issued(client, { ...sold, clientId: second })
    await books.received(client, paid, '15.00')
    await db.from('invoices').where('id', paid.id).update({ due_on: '2020-01-01' })
    await client
      .post(`/api/clients/${second}/documents`)
      .loginAs(await person('bdm'))
      .withCsrfToken()
      .file('file', pdf(), { filename: 'vat.pdf' })
    const offer = await createdBy(client, 'engineer')
    await db.from('quotations').where('id', offer.id).update({ client_id: second })

    const company = await show(client, id)
    assert.deepEqual(
      company.contacts.map((one: any) => one.name),
      ['Huda', 'Omar']
    )
    assert.containsSubset(company.contracts, [{ id: contract.id, value: '100000.00' }])
    assert.containsSubset(company.offers, [{ id: offer.id, stage: 'pending_approval' }])
    assert.containsSubset(company.files, [{ originalFilename: 'vat.pdf', clientId: second }])
    assert.deepEqual(company.balances, [{ currency: 'SAR', balance: '215.00', overdue: '100.00' }])
    assert.deepEqual(company.counts, {
      ...{ contacts: 2, files: 1, offers: 1, contracts: 1, invoices: 2 },
    })
    const listed = await call(client, 'bdm', 'get', `/api/invoices?companyId=${id}`)
    assert.lengthOf(listed.body(), 2)
    const under = await call(client, 'bdm', 'get', `/api/contracts?companyId=${id}`)
    assert.lengthOf(under.body(), 1)
  })

  test('hide what the viewer may not see, the counts too', async ({ client, assert }) => {
    const { id } = await aCompany(client)
    const directory = await show(client, id, 'bdm.clients')
    assert.lengthOf(directory.contacts, 1)
    assert.deepEqual(
      [directory.balances, directory.contracts, directory.offers],
      [null, null, null]
    )
    assert.containsSubset(directory.counts, { invoices: null, contracts: null, offers: null })
    const finance = await show(client, id, 'accountant')
    assert.deepEqual([finance.contacts, finance.files], [null, null])
    assert.deepEqual(finance.balances, [])
    assert.isNull(finance.counts.contacts)
  })
  test('take the tax number that is stated with one of their people, and no other after it', async ({
    client,
    assert,
  }) => {
    const stated = (name: string, more: object) =>
      call(client, 'bdm', 'post', '/api/clients', { body: { name, ...more } })
    const first = await stated('Huda', { company: 'Qarmut Steel', companyVatNumber: VAT })
    first.assertStatus(201)
    const { companyId: id } = first.body()
    const row = () => db.from('companies').where({ id }).firstOrFail()
    assert.containsSubset(await row(), { vat_number: VAT, country: 'SA', version: 2 })
    const same = await stated('Omar', { company: 'QARMUT steel', companyVatNumber: VAT })
    same.assertStatus(201)
    const other = await stated('Sami', {
      ...{ company: 'Qarmut Steel', companyVatNumber: '310000000000003' },
    })
    other.assertStatus(422)
    const [text] = other.body().errors.companyVatNumber
    for (const part of ['Qarmut Steel', VAT, '310000000000003']) assert.include(text, part)
    assert.isNull(await db.from('clients').where('name', 'Sami').first())
    const change = { companyVatNumber: '310000000000003' }
    const path = `/api/clients/${first.body().id}`
    const patched = await call(client, 'bdm', 'patch', path, {
      ...{ body: change, seen: 1, language: 'ar' as const },
    })
    patched.assertStatus(422)
    assert.include(patched.body().errors.companyVatNumber[0], 'الرقم الضريبي')
    assert.containsSubset(await row(), { vat_number: VAT, version: 2 })
    const none = await stated('Rana', { companyVatNumber: VAT })
    assert.deepEqual(Object.keys(none.body().errors), ['companyVatNumber'])
    const wrong = await stated('Rana', { company: 'Other', companyVatNumber: '12' })
    assert.deepEqual(Object.keys(wrong.body().errors), ['companyVatNumber'])
    const gulf = await stated('Salim', { company: 'Muscat', companyVatNumber: 'om 1100123456' })
    const muscat = await db.from('companies').where('id', gulf.body().companyId).firstOrFail()
    assert.containsSubset(muscat, { country: 'OM', vat_number: 'OM1100123456' })
  })
})
