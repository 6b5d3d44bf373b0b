import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'

const FULL = {
  name: 'Huda Al-Amri',
  jobTitle: 'Procurement Manager',
  company: 'Sahara Façades',
  companyType: 'contractor',
  mobile: '٠٥٠١٢٣٤٥٦٧',
  email: 'Huda@Sahara-Facades.example',
  phone: '011 234 5678',
  location: 'Riyadh',
  address: 'King Fahd Road',
  website: 'www.sahara-facades.example',
  notes: 'Prefers WhatsApp',
}

test.group('Clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function create(client: any, body: object = FULL, headers: Record<string, string> = {}) {
    return client
      .post('/api/clients')
      .headers(headers)
      .json(body)
      .loginAs(await person('bdm'))
      .withCsrfToken()
  }

  test('a guest is signed out and staff are refused', async ({ client }) => {
    ;(await client.get('/api/clients')).assertStatus(401)
    ;(await client.get('/api/clients').loginAs(await person('staff'))).assertStatus(403)
  })

  test('all that are asked for by their ids are answered at once', async ({ client, assert }) => {
    const ids: number[] = []
    for (let at = 0; at < 40; at++)
      ids.push((await create(client, { name: `Client ${at}`, company: `Company ${at}` })).body().id)
    const query = ids.map((id) => `id=${id}`).join('&')
    const answer = await client.get(`/api/clients?${query}`).loginAs(await person('bdm'))
    answer.assertStatus(200)
    assert.sameMembers(
      answer.body().map(({ id }: { id: number }) => id),
      ids
    )
  })

  test('a client is created with canonical keys, an audit row and what may be done with it', async ({
    client,
    assert,
  }) => {
    const response = await create(client)
    response.assertStatus(201)
    const { id, can, version, mobile } = response.body()
    assert.deepEqual(can, { update: true, merge: true, delete: true })
    assert.equal(version, 1)
    assert.equal(mobile, '0501234567')
    const row = await db.from('clients').where('id', id).firstOrFail()
    assert.equal(row.mobile_key, '+966501234567')
    assert.equal(row.email_key, 'huda@sahara-facades.example')
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'client', entity_id: String(id) })
    assert.lengthOf(audit, 1)
    assert.equal(audit[0].action, 'create')
  })

  test('bad input names each field in the requested language and writes nothing', async ({
    client,
    assert,
  }) => {
    const before = await db.from('clients').count('* as n').first()
    const response = await create(
      client,
      {
        name: '  ',
        email: 'no-address',
        mobile: 'abc',
        companyType: 'nonsense',
        website: 'javascript:alert(1)',
        notes: 'x'.repeat(5001),
      },
      { 'Accept-Language': 'ar' }
    )
    response.assertStatus(422)
    assert.sameMembers(Object.keys(response.body().errors), [
      'name',
      'email',
      'mobile',
      'companyType',
      'website',
      'notes',
    ])
    assert.deepEqual(response.body().errors.name, ['هذا الحقل مطلوب.'])
    const unknown = await create(client, { ...FULL, id: 5, createdBy: 1, $isPersisted: true })
    unknown.assertStatus(422)
    assert.sameMembers(Object.keys(unknown.body().errors), ['id', 'createdBy', '$isPersisted'])
    const after = await db.from('clients').count('* as n').first()
    assert.equal(Number(after!.n), Number(before!.n))
  })

  test('a change needs the version that was seen', async ({ client, assert }) => {
    const { id } = (await create(client)).body()
    const bdm = await person('bdm')
    const patch = (headers: Record<string, string>, name = 'New name') =>
      client
        .patch(`/api/clients/${id}`)
        .headers(headers)
        .json({ name })
        .loginAs(bdm)
        .withCsrfToken()
    ;(await patch({})).assertStatus(428)
    const good = await patch({ 'If-Match': '"1"' })
    good.assertStatus(200)
    assert.equal(good.body().version, 2)
    const stale = await patch({ 'If-Match': '"1"' }, 'Lost update')
    stale.assertStatus(412)
    assert.equal(stale.body().changedBy, bdm.name)
    assert.exists(stale.body().changedAt)
    ;(await patch({ 'If-Match': 'abc' })).assertStatus(422)
    const row = await db.from('clients').where('id', id).firstOrFail()
    assert.equal(row.name, 'New name')
  })

  test('the same Idempotency-Key gives the same answer once', async ({ client, assert }) => {
    const key = { 'Idempotency-Key': 'client-once' }
    const first = await create(client, FULL, key)
    const second = await create(client, FULL, key)
    second.assertStatus(201)
    assert.equal(second.header('idempotent-replayed'), 'true')
    assert.deepEqual(second.body(), first.body())
    const other = await create(client, { ...FULL, name: 'Somebody else' }, key)
    other.assertStatus(422)
    assert.equal(other.body().code, 'IDEMPOTENCY_MISMATCH')
    assert.lengthOf(await db.from('clients').where('email_key', 'huda@sahara-facades.example'), 1)
  })

  test('lists page, count, filter, sort and search in both scripts', async ({ client, assert }) => {
    await create(client, { name: 'مؤسسة الأفق للمقاولات', company: 'شركة الأُفُق' })
    await create(client, { name: 'Zephyr Glass', companyType: 'supplier' })
    const bdm = await person('bdm')
    const list = (query: string) => client.get(`/api/clients?${query}`).loginAs(bdm)
    const page = await list('_start=0&_end=1&_sort=name&_order=desc')
    assert.lengthOf(page.body(), 1)
    assert.equal(page.header('x-total-count'), '2')
    assert.lengthOf((await list('companyType=supplier')).body(), 1)
    assert.lengthOf((await list('q=الافق')).body(), 1)
    assert.lengthOf((await list('q=zeph+glass')).body(), 1)
    assert.lengthOf((await list('q=phyr')).body(), 1)
    assert.lengthOf((await list('q=nothing-here')).body(), 0)
    assert.lengthOf((await list('name_like=Glass')).body(), 1)
  })

  test('a phone number finds its client in every form that is typed', async ({
    client,
    assert,
  }) => {
    await create(client, { name: 'Huda', mobile: '+966 51 134 5913' })
    await create(client, { name: 'London', phone: '+44 (0) 20 7946 0958' })
    const bdm = await person('bdm')
    const found = async (q: string) => {
      const answer = await client.get('/api/clients').qs({ q }).loginAs(bdm)
      return answer.body().map(({ name }: { name: string }) => name)
    }
    for (const q of ['0511345913', '0511', '966511', '+966 51 134 5913', '٠٥١١٣٤٥٩١٣', '051 134'])
      assert.deepEqual(await found(q), ['Huda'], q)
    for (const q of ['+44 (0) 20 7946 0958', '+44 20 7946', '020 7946 0958', '442079460958'])
      assert.deepEqual(await found(q), ['London'], q)
    const same = await client
      .get('/api/clients/duplicates')
      .qs({ mobile: '966511345913' })
      .loginAs(bdm)
    assert.equal(same.body()[0].name, 'Huda')
  })

  test('unknown and malformed list parameters are refused by name', async ({ client, assert }) => {
    const bdm = await person('bdm')
    for (const [query, field] of [
      ['secret=1', 'secret'],
      ['_sort=password', 'password'],
      ['_sort=searchText', 'searchText'],
      ['_order=sideways&_sort=name', '_order'],
      ['_end=100000', '_end'],
      ['_start=-1', '_start'],
      ['createdAt_gte=yesterday', 'createdAt'],
      ['name_regex=.*', 'name_regex'],
    ]) {
      const response = await client.get(`/api/clients?${query}`).loginAs(bdm)
      response.assertStatus(422)
      assert.property(response.body().errors, field, query)
    }
  })

  test('doubles are pointed out by number, address, domain and folded name', async ({
    client,
    assert,
  }) => {
    const { id } = (await create(client)).body()
    const bdm = await person('bdm')
    const ask = async (query: string) =>
      (await client.get(`/api/clients/duplicates?${query}`).loginAs(bdm)).body()
    assert.deepInclude((await ask('mobile=%2B966501234567'))[0], { id, reasons: ['mobile'] })
    assert.deepInclude((await ask('email=HUDA@sahara-facades.example'))[0], {
      id,
      reasons: ['email', 'domain'],
    })
    assert.deepInclude((await ask('name=huda%20al%20amri'))[0], { id, reasons: ['name'] })
    assert.deepEqual(await ask(`email=huda@sahara-facades.example&excludeId=${id}`), [])
  })

  test('deleting needs the version, deletes the cards too and leaves an audit row', async ({
    client,
    assert,
  }) => {
    const { id } = (await create(client)).body()
    const bdm = await person('bdm')
    ;(await client.delete(`/api/clients/${id}`).loginAs(bdm).withCsrfToken()).assertStatus(428)
    const gone = await client
      .delete(`/api/clients/${id}`)
      .header('If-Match', '"1"')
      .loginAs(bdm)
      .withCsrfToken()
    gone.assertStatus(204)
    assert.isNull(await db.from('clients').where('id', id).first())
    const [audit] = await db.from('audit_logs').where({ action: 'delete', entity_id: String(id) })
    assert.include(audit.changes, 'Huda Al-Amri')
    ;(await client.get(`/api/clients/${id}`).loginAs(bdm)).assertStatus(404)
  })

  test('the history of a client tells its changes, newest first', async ({ client, assert }) => {
    const bdm = await person('bdm')
    const { id } = (await create(client)).body()
    const patch = client.patch(`/api/clients/${id}`).json({ location: 'Jeddah', version: 1 })
    ;(await patch.loginAs(bdm).withCsrfToken()).assertStatus(200)
    const response = await client.get(`/api/clients/${id}/history`).loginAs(bdm)
    response.assertStatus(200)
    response.assertHeader('x-total-count', '2')
    const [newest, first] = response.body()
    assert.deepEqual(newest.changes, [{ field: 'location', before: 'Riyadh', after: 'Jeddah' }])
    assert.equal(newest.actor.id, bdm.id)
    assert.equal(first.action, 'create')
    ;(await client.get('/api/clients/987654/history').loginAs(bdm)).assertStatus(404)
    ;(await client.get(`/api/clients/${id}/history`).loginAs(await person('staff'))).assertStatus(
      403
    )
  })

  test('bulk delete names what it could not delete', async ({ client, assert }) => {
    const a = (await create(client)).body()
    const b = (await create(client, { name: 'Second' })).body()
    const response = await client
      .post('/api/clients/bulk-delete')
      .json({
        ids: [
          { id: a.id, version: 1 },
          { id: b.id, version: 9 },
          { id: 987654, version: 1 },
        ],
      })
      .loginAs(await person('bdm'))
      .withCsrfToken()
    response.assertStatus(200)
    assert.deepEqual(response.body().deleted, [a.id])
    assert.deepEqual(
      response.body().failed.map(({ code }: any) => code),
      ['STALE_VERSION', 'NOT_FOUND']
    )
  })
})
