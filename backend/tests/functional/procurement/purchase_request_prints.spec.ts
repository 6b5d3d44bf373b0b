import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import type { PrintChoice } from '#core/printing/print_choice'
import { fold } from '#engines/text/fold'
import { pagesOf } from '#tests/helpers/pdf_text'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { aRequest, anRfq, REQUESTS, step } from './purchase_request_support.js'
import { aMaterial } from './stock_support.js'
import { call } from './support.js'

const CODES = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/g
const CLAUSE = {
  ...{ kind: 'delivery', name: 'Delivery note', nameAr: 'سند التسليم' },
  ...{ text: 'Each delivery has a note.', textAr: 'لكل توريد سند.' },
}
const ASKED = {
  ...{ quotesDueOn: '2027-02-01', quotesDueTime: '14:30', rfqTerms: 'Prices in riyals, DAP site' },
  ...{ replyContact: 'Huda Salem', replyEmail: 'quotes@firm.example', replyPhone: '0112345678' },
  rfqClauses: [CLAUSE],
}

/** A request with drawings, of which one goes out, and two vendors invited. */
async function anRfqWithFiles(client: ApiClient) {
  const { id: materialId, code } = await aMaterial(client)
  const lines = [
    {
      ...{ materialId, description: 'Cement 50 kg', descriptionAr: 'إسمنت 50 كجم' },
      ...{ quantity: '100', unit: 'bag', needByOn: '2027-03-05' },
    },
    { description: 'Sand, washed', descriptionAr: 'رمل مغسول', quantity: '20', unit: 'm3' },
  ]
  const rfq = await anRfq(client, { lines, notes: 'Budget 90,000, ask Najd first' })
  const vendorIds = rfq.vendors.map(({ id }) => id)
  const asked = await step(client, 'po.clerk', rfq.request, 'quotes', { vendorIds, ...ASKED })
  asked.assertStatus(200)
  const files = `${REQUESTS}/${rfq.request.id}/files`
  for (const filename of ['Section A-12.pdf', 'Budget.pdf']) {
    const sent = await client
      .post(files)
      .loginAs(await person('storekeeper'))
      .withCsrfToken()
      .file('file', pdf(), { filename })
    sent.assertStatus(201)
  }
  const path = `${REQUESTS}/${rfq.request.id}/outgoing-files`
  const kept = (await call(client, 'po.clerk', 'get', path)).body()
  const drawing = kept.find((file: any) => file.originalFilename === 'Section A-12.pdf').id
  const marked = await mark(client, rfq.request, [drawing])
  marked.assertStatus(200)
  return { ...rfq, code, drawing, budget: kept.find(({ id }: any) => id !== drawing).id }
}

const mark = (client: ApiClient, request: { id: number }, fileIds: number[], by = 'po.clerk') =>
  step(client, by, request, 'outgoing-files', { fileIds }, 'patch')

async function printed(
  client: ApiClient,
  request: { id: number },
  quote: { id: number },
  language?: PrintChoice
) {
  const body = { quoteId: quote.id, ...(language && { language }) }
  const ordered = await call(client, 'po.clerk', 'post', `${REQUESTS}/${request.id}/prints`, {
    body,
  })
  ordered.assertStatus(202)
  await runJob(ordered.body().id)
  const print = await db.from('purchase_request_prints').orderBy('id', 'desc').firstOrFail()
  const text = (await pagesOf(print.file_id)).join('\n')
  return { print, text: fold(text), codes: text.match(CODES) ?? [] }
}

const open = (client: ApiClient, code: string) =>
  client.post('/api/shares/open').json({ code }).withCsrfToken()

test.group('The paper of a request for quotation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says what is asked in both languages, and nothing of ours', async ({ client, assert }) => {
    const rfq = await anRfqWithFiles(client)
    const { text, print } = await printed(client, rfq.request, rfq.quotes[0])
    assert.equal(print.language, 'both')
    for (const words of [
      ...['طلب عرض سعر', 'Request for quotation', rfq.request.rfqNumber, 'إسمنت', 'Cement 50 kg'],
      ...[rfq.code, '14:30', 'Huda Salem', 'quotes@firm.example', '0112345678', 'DAP site'],
      ...['Section A-12.pdf', 'Each delivery has a note.', 'لكل توريد سند', 'مارس'],
      rfq.vendors[0]!.name,
    ])
      assert.include(text, fold(words))
    for (const words of ['Budget', '90,000', 'Najd first', rfq.vendors[1]!.name, 'Version'])
      assert.notInclude(text, fold(words))
  }).timeout(120_000)

  test('is in the language of its vendor alone, where that is chosen', async ({
    client,
    assert,
  }) => {
    const rfq = await anRfqWithFiles(client)
    await db
      .from('vendors')
      .where('id', rfq.vendors[0]!.id)
      .update({ document_language: 'en', name: 'Gulf Cement' })
    const english = (await printed(client, rfq.request, rfq.quotes[0])).text
    assert.include(english, fold('Sand, washed'))
    assert.include(english, fold('Each delivery has a note.'))
    assert.notMatch(english, /\p{Script=Arabic}/u)
    const arabic = (await printed(client, rfq.request, rfq.quotes[0], 'ar')).text
    for (const words of ['رمل مغسول', 'طلب عرض سعر', 'لكل توريد سند'])
      assert.include(arabic, fold(words))
    for (const words of ['Sand', 'Request', 'Each delivery', 'Quantity', 'Please'])
      assert.notInclude(arabic, fold(words))
  }).timeout(120_000)

  test('opens itself and what goes out with it until the request is cancelled; each print is logged', async ({
    client,
    assert,
  }) => {
    const { request, quotes, drawing } = await anRfqWithFiles(client)
    const { codes, print } = await printed(client, request, quotes[0], 'en')
    assert.lengthOf(codes, 2)
    for (const code of codes) (await open(client, code)).assertStatus(200)
    const [shown] = (await call(client, 'buyer', 'get', `${REQUESTS}/${request.id}/prints`)).body()
    assert.containsSubset(shown, {
      ...{ quoteId: quotes[0].id, vendorName: quotes[0].vendorName, language: 'en' },
      share: { status: 'open', files: 2, downloads: 2 },
    })
    const history = await call(client, 'buyer', 'get', `${REQUESTS}/${request.id}/history`)
    const entry = history.body().find(({ action }: any) => action === 'print')
    assert.containsSubset(entry.changes, [
      { field: 'vendor', after: quotes[0].vendorName },
      { field: 'language', after: 'en' },
    ])
    const shares = await db.from('purchase_request_shares').where('print_id', print.id)
    assert.sameMembers(
      shares.map((share) => share.file_id),
      [print.file_id, drawing]
    )
    const ended = await step(client, 'po.clerk', request, 'cancel', { reason: 'Not needed' })
    ended.assertStatus(200)
    for (const code of codes) (await open(client, code)).assertStatus(404)
    const later = await printed(client, request, quotes[0], 'en')
    assert.lengthOf(later.codes, 0)
  }).timeout(120_000)

  test('closes with the invitation, and for a file that is taken back', async ({
    client,
    assert,
  }) => {
    const { request, quotes } = await anRfqWithFiles(client)
    const first = await printed(client, request, quotes[0], 'en')
    const second = await printed(client, request, quotes[1], 'en')
    const gone = await step(client, 'po.clerk', request, `quotes/${quotes[0].id}`, {}, 'delete')
    gone.assertStatus(200)
    for (const code of first.codes) (await open(client, code)).assertStatus(404)
    const [paper, file] = second.codes as [string, string]
    ;(await open(client, file)).assertStatus(200)
    ;(await mark(client, request, [])).assertStatus(200)
    ;(await open(client, file)).assertStatus(404)
    ;(await open(client, paper)).assertStatus(200)
    const share = `${REQUESTS}/${request.id}/prints/${second.print.id}/share`
    ;(await call(client, 'storekeeper', 'delete', share)).assertStatus(403)
    const other = await aRequest(client)
    const foreign = `${REQUESTS}/${other.id}/prints/${second.print.id}/share`
    ;(await call(client, 'po.clerk', 'delete', foreign)).assertStatus(404)
    const closed = await call(client, 'buyer', 'delete', share)
    closed.assertStatus(200)
    assert.equal(closed.body()[0].share.status, 'revoked')
    ;(await call(client, 'buyer', 'delete', share)).assertStatus(409)
    ;(await open(client, paper)).assertStatus(404)
    // what was sent stays known
    assert.isNull(closed.body()[1].quoteId)
    assert.equal(closed.body()[1].vendorName, quotes[0].vendorName)
  }).timeout(120_000)

  test('closes when the request is awarded', async ({ client, assert }) => {
    const { request, quotes, lineIds } = await anRfqWithFiles(client)
    const { codes } = await printed(client, request, quotes[0], 'en')
    const body = { lines: [{ lineId: lineIds[0], unitPrice: '15' }] }
    const path = `quotes/${quotes[0].id}`
    ;(await step(client, 'po.clerk', request, path, body, 'patch')).assertStatus(200)
    const lines = [{ lineId: lineIds[0], quoteId: quotes[0].id }]
    ;(await step(client, 'po.clerk', request, 'award', { lines })).assertStatus(200)
    assert.isNotEmpty(codes)
    for (const code of codes) (await open(client, code)).assertStatus(404)
  }).timeout(120_000)

  test('is for buyers; files go out only by their word', async ({ client, assert }) => {
    const { request, quotes, budget } = await anRfqWithFiles(client)
    const path = `${REQUESTS}/${request.id}`
    const body = { quoteId: quotes[0].id, language: 'en' }
    ;(await client.post(`${path}/prints`).json(body).withCsrfToken()).assertStatus(401)
    for (const by of ['storekeeper', 'staff'])
      (await call(client, by, 'post', `${path}/prints`, { body })).assertStatus(403)
    ;(await call(client, 'storekeeper', 'get', `${path}/prints`)).assertStatus(403)
    ;(await mark(client, request, [budget], 'storekeeper')).assertStatus(403)
    const foreign = await mark(client, request, [budget, 999_999])
    foreign.assertStatus(422)
    assert.deepEqual(Object.keys(foreign.body().errors), ['fileIds'])
    const wrong = await call(client, 'po.clerk', 'post', `${path}/prints`, {
      body: { ...body, language: 'fr' },
    })
    wrong.assertStatus(422)
    const marked = (await call(client, 'po.clerk', 'get', `${path}/outgoing-files`)).body()
    assert.isFalse(marked.find(({ id }: any) => id === budget).outgoing)
  })

  test('is refused with {field} = {value}')
    .with([
      { field: 'quotesDueTime', value: '25:00' },
      { field: 'replyEmail', value: 'nobody' },
      { field: 'replyPhone', value: 'call me' },
      { field: 'replyContact', value: 'x'.repeat(201) },
      { field: 'rfqClauses', value: 'many' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { request, vendors } = await anRfq(client)
      const body = { vendorIds: [vendors[0]!.id], [field]: value }
      const refused = await step(client, 'po.clerk', request, 'quotes', body)
      refused.assertStatus(422)
      assert.deepEqual(Object.keys(refused.body().errors), [field])
    })
})
