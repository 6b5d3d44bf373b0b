import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { personalAreas } from '#core/personal_data/areas'
import { SUBJECT_KINDS, type SubjectKind } from '#core/personal_data/people'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { runJob } from '#core/jobs/run_job'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { person } from '#tests/helpers/users'
import { unzipSync } from '../files/unzip.js'
import { aClient } from '../access/owned_records.js'
import { anEmployee } from '../people/support.js'
import { aVendor, call } from '../procurement/support.js'

const PATH = '/api/personal-data'

/** One of each kind, and the words that it is found by. */
async function aSubject(client: ApiClient, kind: SubjectKind): Promise<[number, string]> {
  if (kind === 'user') return [(await person('engineer')).id, 'engineer']
  if (kind === 'employee') {
    const employee = await anEmployee(client)
    return [employee.id, employee.number]
  }
  if (kind === 'client') return [await aClient(client), 'Huda']
  if (kind === 'vendor') return [(await aVendor({ name: 'Zyx Trading' })).id, 'zyx trad']
  // what no one has saved as a contact is that of who scanned it
  await aCard(null)
  return [await aCard(await aClient(client)), 'Qwfp']
}

async function aCard(clientId: number | null): Promise<number> {
  const { id: by } = await person('bdm')
  const label = { name: 'card.png', mime: 'image/png', extension: 'png' }
  const { id: front } = await transact(SYSTEM_ACTOR, (uow) =>
    storeBuffer(uow, { ...label, content: Buffer.from('x') }, { ownerType: 'x', ownerId: null })
  )
  const at = sqlInstant()
  const fields = JSON.stringify({ name: { value: 'Qwfp Arst', confidence: 1 } })
  const row = { front_file_id: front, status: 'ready', fields, raw_text: 'Qwfp Arst', version: 1 }
  const stamps = { created_by: by, updated_by: by, created_at: at, updated_at: at }
  const [card] = await db.table('business_cards').insert({ ...row, client_id: clientId, ...stamps })
  return Number(card)
}

/** Someone whose pay goes to a bank. */
async function aPaidEmployee(client: ApiClient): Promise<number> {
  const { id } = await anEmployee(client)
  const at = sqlInstant()
  const bank = {
    bank_name: 'Rare Bank 7319',
    account_name: 'P',
    iban_sealed: 'x',
    iban_tail: '1234',
  }
  const stamps = { seal: 's', created_at: at, updated_at: at }
  await db.table('employee_bank_accounts').insert({ employee_id: id, ...bank, ...stamps })
  return id
}

interface Area {
  name: string
  count: number
  readable: boolean
  correctAt: string | null
}

async function areasOf(client: ApiClient, kind: SubjectKind, id: number, as = 'admin') {
  const answer = await call(client, as, 'get', `${PATH}/${kind}/${id}`)
  answer.assertStatus(200)
  return new Map<string, Area>(answer.body().areas.map((area: Area) => [area.name, area]))
}

/** The archive of a person as who asked for it downloads it. */
async function exported(client: ApiClient, kind: SubjectKind, id: number) {
  const ordered = await call(client, 'admin', 'post', `${PATH}/${kind}/${id}/exports`, { body: {} })
  ordered.assertStatus(202)
  const jobId = ordered.body().id
  await runJob(jobId)
  const job = await db.from('jobs').where('id', jobId).first()
  const fileId = job.result_file_id as number
  const request = client.get(`/api/jobs/${jobId}/result`).loginAs(await person('admin'))
  request.request.responseType('blob')
  const answer = await request
  answer.assertStatus(200)
  return { jobId, fileId, bytes: Buffer.from(answer.body()) }
}

const logged = (action: string) =>
  db.from('audit_logs').where({ entity_type: 'personal_data', action }).orderBy('id')

test.group('Personal data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('are for administrators', async ({ client }) => {
    const { id } = await person('engineer')
    for (const [method, path] of [
      ['get', `${PATH}/user`],
      ['get', `${PATH}/user/${id}`],
      ['post', `${PATH}/user/${id}/exports`],
    ] as const) {
      ;(await client[method](path).withCsrfToken()).assertStatus(401)
      const sent = method === 'post' ? { body: {} } : {}
      for (const name of ['staff', 'engineer', 'hr.manager'])
        (await call(client, name, method, path, sent)).assertStatus(403)
    }
  })

  test('no one is found by a kind or an id that does not exist', async ({ client }) => {
    for (const path of ['user/999999', 'client/999999', 'nobody/1', 'users/1']) {
      ;(await call(client, 'admin', 'get', `${PATH}/${path}`)).assertStatus(404)
      const sent = { body: {} }
      ;(await call(client, 'admin', 'post', `${PATH}/${path}/exports`, sent)).assertStatus(404)
    }
    ;(await call(client, 'admin', 'get', `${PATH}/nobody?q=a`)).assertStatus(404)
  })

  test('every kind is searched, and every area answers', async ({ client, assert }) => {
    const seen = new Set<string>()
    for (const kind of SUBJECT_KINDS) {
      const [id, words] = await aSubject(client, kind)
      const found = await call(client, 'admin', 'get', `${PATH}/${kind}?q=${words}`)
      found.assertStatus(200)
      const ids = found.body().map((row: { id: number }) => row.id)
      assert.include(ids, id)
      if (kind === 'business_card') assert.lengthOf(ids, 1)
      const named = await call(client, 'admin', 'get', `${PATH}/${kind}?id=${id}`)
      assert.lengthOf(named.body(), 1)
      for (const name of (await areasOf(client, kind, id)).keys()) seen.add(name)
    }
    const first = ['account', 'employee', 'contact', 'vendor_contact', 'business_cards']
    assert.includeMembers([...seen], first)
    const hurt = await call(client, 'admin', 'get', `${PATH}/user?q=%25%20_%20'`)
    assert.deepEqual(hurt.body(), [])
  })

  test('name what is held of an account, with its employee, and log each look', async ({
    client,
    assert,
  }) => {
    const { id, name } = await person('engineer')
    const employee = await anEmployee(client, { userId: id })
    await db.table('notifications').insert({
      ...{ user_id: id, type: 'spec', title: 'Zyxwv', title_ar: 'ز', message: 'm' },
      ...{ message_ar: 'م', created_at: '2026-01-01 00:00:00', surfaced_at: '2026-01-01 00:00:00' },
    })
    const areas = await areasOf(client, 'user', id)
    assert.equal(areas.get('account')!.count, 1)
    assert.equal(areas.get('account')!.correctAt, `/admin/users/${id}/edit`)
    const held = await db.from('notifications').where('user_id', id).count('* as total').first()
    assert.equal(areas.get('notifications')!.count, Number(held!.total))
    assert.equal(areas.get('employee')!.correctAt, `/hr/employees/${employee.id}/edit`)
    const same = await areasOf(client, 'employee', employee.id)
    assert.includeMembers([...same.keys()], ['account', 'employee', 'notifications'])
    const [look] = await logged('view_personal_data')
    assert.containsSubset(look, { entity_id: `user:${id}`, entity_label: name })
  })

  test('are exported to one file that only who asked for it may open', async ({
    client,
    assert,
  }) => {
    const { id } = await person('engineer')
    const hostile = '<script>alert("x")</script>'
    await db.from('users').where('id', id).update({ name: hostile, email: 'rare@zyx.example' })
    const { jobId, fileId, bytes } = await exported(client, 'user', id)
    const entries = unzipSync(bytes)
    const data = JSON.parse(entries.get('data.json')!.toString())
    assert.equal(data.areas.account[0].email, 'rare@zyx.example')
    assert.equal(data.name, hostile)
    const page = entries.get('index.html')!.toString()
    assert.notInclude(page, '<script')
    assert.include(page, 'rare@zyx.example')
    const all = `${JSON.stringify(data)}${page}`
    for (const { password } of await db.from('users').select('password'))
      assert.notInclude(all, password)
    const user = await person('general.manager')
    ;(await client.get(`/api/files/${fileId}/content`).loginAs(user)).assertStatus(404)
    ;(await client.get(`/api/jobs/${jobId}/result`).loginAs(user)).assertStatus(404)
    const [entry] = await logged('export_personal_data')
    assert.equal(entry.entity_id, `user:${id}`)
    const job = await db.from('jobs').where('id', jobId).first()
    assert.notInclude(job.title, 'script')
  })

  test('mails are those of the whole address, and who did what is for owners', async ({
    client,
    assert,
  }) => {
    const { id, email } = await person('engineer')
    const mail = (to: string, at: number) => ({
      ...{ kind: 'notification', state: 'sent', recipients: to, cc_addresses: '[]' },
      to_addresses: JSON.stringify([{ address: to, name: 'Someone' }]),
      ...{ subject: `Zyx ${at}`, html: '', plain: '', language: 'en', attachments: '[]' },
      ...{
        message_id: `zyx-${at}`,
        search_text: '',
        created_at: sqlInstant(),
        updated_at: sqlInstant(),
      },
    })
    const others = [`k${email}`, `${email}.sa`].map(mail)
    await db.table('mails').multiInsert([...others, mail(email!.toUpperCase(), 2)])
    const { bytes } = await exported(client, 'user', id)
    const data = JSON.parse(unzipSync(bytes).get('data.json')!.toString())
    const subjects = data.areas.mails_received.map((row: { subject: string }) => row.subject)
    assert.deepEqual(
      subjects.filter((subject: string) => subject.startsWith('Zyx')),
      ['Zyx 2']
    )
    const log = personalAreas().find(({ name }) => name === 'audit_entries')
    assert.equal(log!.ability, 'audit.view')
  })

  test('pay stays with those who may read it', async ({ client, assert }) => {
    const id = await aPaidEmployee(client)
    const areas = await areasOf(client, 'employee', id)
    assert.isFalse(areas.get('bank_accounts')!.readable)
    const { bytes } = await exported(client, 'employee', id)
    const data = JSON.parse(unzipSync(bytes).get('data.json')!.toString())
    // of pay there is nothing yet: what isn't held is not said to be
    assert.deepEqual(data.withheld, ['bank_accounts'])
    assert.notProperty(data.areas, 'bank_accounts')
    assert.property(data.areas, 'employee')
    const pages = [...unzipSync(bytes).values()].map(String)
    for (const text of pages) assert.notInclude(text, 'Rare Bank 7319')
  })

  test('no area shows a secret', ({ assert }) => {
    const secret = /password|passcode|token_hash|sealed|secret|salt|seal$|hash|public_key/
    for (const { name, columns } of personalAreas())
      assert.deepEqual(
        columns.filter((column) => secret.test(column)),
        [],
        name
      )
  })
})
