import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { translatorIn } from '#core/base/language'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { readCards } from '#engines/vcards/read_cards'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

const CARDS = [
  'BEGIN:VCARD',
  'VERSION:2.1',
  'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D8=B3=D8=A7=D8=B1=D8=A9',
  'TEL;CELL:+966501234567',
  'TEL;WORK:0111111111',
  'EMAIL:sara@cards.example',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Omar',
  'ORG:Acme\\, Ltd',
  'EMAIL:mailto:omar@cards.example',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Bad',
  'EMAIL:not-an-address',
  'END:VCARD',
].join('\r\n')

test.group('Cards and address books of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const upload = async (
    client: ApiClient,
    content: string | Buffer,
    { name = 'contacts.vcf', resource = 'clients', as = 'bdm', language = 'en' } = {}
  ) =>
    client
      .post('/api/imports')
      .field('resource', resource)
      .file('file', Buffer.from(content), { filename: name })
      .header('Accept-Language', language)
      .loginAs(await person(as))
      .withCsrfToken()

  async function imported(client: ApiClient, uploaded: { body(): any; status(): number }) {
    if (uploaded.status() !== 201) throw new Error(JSON.stringify(uploaded.body()))
    const { id, version, mapping } = uploaded.body()
    const step = (path: string, seen: number, body: Record<string, unknown>) =>
      call(client, 'bdm', 'post', `/api/imports/${id}/${path}`, { body, seen })
    const check = await step('check', version, { mapping, keyField: 'email' })
    if ((await runJob(check.body().id)) !== 'completed') throw new Error('not checked')
    const checked = (await call(client, 'bdm', 'get', `/api/imports/${id}`)).body()
    const apply = await step('apply', checked.version, {})
    if ((await runJob(apply.body().id)) !== 'completed') throw new Error('not applied')
    return (await call(client, 'bdm', 'get', `/api/imports/${id}`)).body()
  }

  const stored = (email: string) => db.from('clients').where('email', email).firstOrFail()

  test('cards of every version become clients after the check; what does not fit is named', async ({
    client,
    assert,
  }) => {
    const uploaded = await upload(client, CARDS, { language: 'ar' })
    uploaded.assertStatus(201)
    assert.equal(uploaded.body().format, 'vcf')
    assert.include(uploaded.body().headings, 'الجوال')
    assert.isNull(await db.from('clients').where('email', 'sara@cards.example').first())
    const done = await imported(client, uploaded)
    assert.containsSubset(done, { status: 'applied', createdRows: 2, badRows: 1 })
    assert.equal(done.problems[0].row, 4)
    assert.containsSubset(await stored('sara@cards.example'), {
      name: 'سارة',
      mobile_key: '+966501234567',
      phone: '0111111111',
    })
    assert.containsSubset(await stored('omar@cards.example'), { company: 'Acme, Ltd' })
  })

  test('headings of Google and Outlook are known, below titles too, and names are put together', async ({
    client,
    assert,
  }) => {
    const google =
      'First Name,Middle Name,Last Name,Organization Name,Organization Title,E-mail 1 - Value,Phone 1 - Value\n' +
      'Sara,,Qahtani,Acme,Engineer,sara@google.example ::: s@google.example,+966501234567 ::: 0501111111\n'
    const outlook =
      'Contacts of the office\n\nPrinted,2026-11-27\n' +
      'Title,First Name,Last Name,Company,Job Title,E-mail Address,Business Phone,Mobile Phone\n' +
      'Mr.,Omar,Hassan,Acme,Manager,omar@outlook.example,0111111111,0501234567\n'
    await imported(client, await upload(client, google, { name: 'google.csv' }))
    await imported(client, await upload(client, outlook, { name: 'outlook.csv' }))
    const typed =
      'الاسم الأول,الاسم الأخير,جوال,Phone Number,Email ID\n' +
      'هدى,العلي,0507654321,011 465 1234,huda@typed.example\n'
    await imported(client, await upload(client, typed, { name: 'typed.csv' }))
    assert.containsSubset(await stored('huda@typed.example'), {
      ...{ name: 'هدى العلي', mobile_key: '+966507654321', phone: '011 465 1234' },
    })
    assert.containsSubset(await stored('sara@google.example'), {
      name: 'Sara Qahtani',
      company: 'Acme',
      job_title: 'Engineer',
      mobile_key: '+966501234567',
    })
    assert.containsSubset(await stored('omar@outlook.example'), {
      name: 'Omar Hassan',
      job_title: 'Manager',
      phone: '0111111111',
      mobile_key: '+966501234567',
    })
  })

  test('clients leave as cards in one file, and come back as they were', async ({
    client,
    assert,
  }) => {
    const body = {
      name: 'سارة; القحطاني',
      company: 'Acme, Ltd',
      mobile: '+966501234567',
      email: 'sara@export.example',
      location: 'Riyadh',
      notes: 'Line\nother',
    }
    ;(await call(client, 'bdm', 'post', '/api/clients', { body })).assertStatus(201)
    const order = { resource: 'clients', format: 'vcf', shown: ['name'], query: 'q=sara@export' }
    const ordered = await call(client, 'bdm', 'post', '/api/exports', { body: order })
    ordered.assertStatus(202)
    assert.equal(await runJob(ordered.body().id), 'completed')
    const job = await db.from('jobs').where('id', ordered.body().id).firstOrFail()
    const file = await db.from('files').where('id', JSON.parse(job.result).fileId).firstOrFail()
    assert.match(JSON.parse(job.result).fileName, /^clients-.*\.vcf$/)
    const [card, ...others] = readCards((await readBlob(file.storage_key)).toString())
    assert.isEmpty(others)
    assert.containsSubset(card, body)
  })

  test('a phone column of clients defuses what is more than a phone number', async ({
    client,
    assert,
  }) => {
    const hostile = ["+1;=cmd|' /C calc'!A0", '=+966', '\t+966501234567', '＝966501234567']
    const phones = [...hostile, '+966501234567']
    for (const [at, mobile] of phones.entries())
      await db.table('clients').insert({
        name: `Hostile ${at}`,
        mobile,
        search_text: 'hostile',
        version: 1,
        created_at: '2026-01-01 00:00:00',
        updated_at: '2026-01-01 00:00:00',
      })
    const order = { resource: 'clients', format: 'csv', columns: ['mobile'] }
    const query = 'name_like=Hostile&_sort=name'
    const body = { ...order, query }
    const ordered = await call(client, 'bdm', 'post', '/api/exports', { body })
    assert.equal(await runJob(ordered.body().id), 'completed')
    const job = await db.from('jobs').where('id', ordered.body().id).firstOrFail()
    const file = await db.from('files').where('id', JSON.parse(job.result).fileId).firstOrFail()
    const [, ...lines] = (await readBlob(file.storage_key)).toString().trim().split('\r\n')
    assert.deepEqual(lines, [...hostile.map((text) => `"'${text}"`), '"+966 50 123 4567"'])
  })

  test('guests and others get nothing, and cards are for lists of people alone', async ({
    client,
    assert,
  }) => {
    const order = { resource: 'clients', format: 'vcf' }
    ;(await client.post('/api/exports').json(order).withCsrfToken()).assertStatus(401)
    ;(await call(client, 'staff', 'post', '/api/exports', { body: order })).assertStatus(403)
    const invoices = { resource: 'invoices', format: 'vcf' }
    ;(await call(client, 'accountant', 'post', '/api/exports', { body: invoices })).assertStatus(
      422
    )
    ;(await upload(client, CARDS, { as: 'staff' })).assertStatus(403)
    const vendors = await upload(client, CARDS, { as: 'admin', resource: 'vendors' })
    vendors.assertStatus(422)
    assert.deepEqual(vendors.body().errors.file, [translatorIn('en')('errors.fields.cardsRefused')])
    ;(await upload(client, 'BEGIN:VCARD\r\nFN:Open\r\n')).assertStatus(422)
    assert.isNull(await db.from('imports').first())
  })
})
