import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { linkCompanies } from '#database/link_companies'
import { call } from '../procurement/support.js'

test.group('Firms of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const add = async (client: any, body: Record<string, unknown>) =>
    (await call(client, 'bdm', 'post', '/api/clients', { body })).body()
  const firms = () =>
    db.from('companies').whereIn('name', ['Qarmut Steel', 'شركة القرموط', 'Other'])

  test('stand once, however they are spelled; the person keeps the spelling', async ({
    client,
    assert,
  }) => {
    const huda = await add(client, { name: 'Huda', company: 'Qarmut Steel' })
    const omar = await add(client, { name: 'Omar', company: 'QARMUT  steel' })
    const sami = await add(client, { name: 'سامي', company: 'شركة القرموط' })
    const rana = await add(client, { name: 'رنا', company: 'شركه قرموط' })
    assert.equal(omar.companyId, huda.companyId)
    assert.equal(omar.company, 'QARMUT  steel')
    assert.equal(rana.companyId, sami.companyId)
    assert.notEqual(sami.companyId, huda.companyId)
    assert.lengthOf(await firms(), 2)
    const colleagues = await call(client, 'bdm', 'get', `/api/clients?companyId=${huda.companyId}`)
    assert.sameMembers(
      colleagues.body().map(({ id }: any) => id),
      [huda.id, omar.id]
    )
  })

  test('are left and joined as the person changes, merges and comes back', async ({
    client,
    assert,
  }) => {
    const huda = await add(client, { name: 'Huda', company: 'Qarmut Steel' })
    const omar = await add(client, { name: 'Omar', company: 'Other' })
    const none = await add(client, { name: 'Nobody', company: '—' })
    assert.isNull(none.companyId)
    const path = `/api/clients/${huda.id}`
    const left = await call(client, 'bdm', 'patch', path, { body: { company: null }, seen: 1 })
    assert.isNull(left.body().companyId)
    const joined = await call(client, 'bdm', 'patch', path, { body: { company: 'Other' }, seen: 2 })
    assert.equal(joined.body().companyId, omar.companyId)
    const job = await call(client, 'bdm', 'patch', path, { body: { jobTitle: 'Buyer' }, seen: 3 })
    assert.equal(job.body().companyId, omar.companyId)

    const third = await add(client, { name: 'Huda S', company: 'Qarmut Steel' })
    const body = { otherId: third.id, otherVersion: 1, take: ['company'] }
    const merge = await call(client, 'bdm', 'post', `${path}/merge`, { body, seen: 4 })
    merge.assertStatus(200)
    const row = () => db.from('clients').where('id', huda.id).firstOrFail()
    assert.equal((await row()).company_id, third.companyId)
    const undo = `/api/client-merges/${merge.body().id}/undo`
    ;(await call(client, 'bdm', 'post', undo, { body: {}, seen: 1 })).assertStatus(200)
    assert.equal((await row()).company_id, omar.companyId)
    const back = await db.from('clients').where('id', third.id).firstOrFail()
    assert.equal(back.company_id, third.companyId)
  })

  test('are found for the people who were there before them', async ({ client, assert }) => {
    const huda = await add(client, { name: 'Huda', company: 'Qarmut Steel' })
    const at = '2031-01-01 00:00:00'
    const person = (name: string, company: string | null) => ({
      name,
      company,
      search_text: '',
      version: 1,
      created_at: at,
      updated_at: at,
    })
    const companies = ['QARMUT steel', 'شركة القرموط', null, 'شركه قرموط', '—', '', 'Other']
    await db.table('clients').multiInsert(companies.map((name, i) => person(`Linked ${i}`, name)))
    await linkCompanies(db)
    await linkCompanies(db)
    const rows = await db.from('clients').where('name', 'like', 'Linked %').orderBy('name')
    const [first, second, none, fourth, dash, empty, other] = rows.map((row) => row.company_id)
    assert.equal(first, huda.companyId)
    assert.equal(fourth, second)
    assert.deepEqual([none, dash, empty], [null, null, null])
    const names = (await firms()).map(({ name }) => name)
    assert.sameMembers(names, ['Qarmut Steel', 'شركة القرموط', 'Other'])
    assert.notInclude([huda.companyId, second], other)
  })
})
