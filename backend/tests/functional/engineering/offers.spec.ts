import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { fold } from '#engines/text/fold'
import { offerData } from '#engineering/offers/pdf/offer_data'
import { offerPdf } from '#engineering/offers/pdf/offer_pdf'
import Quotation from '#engineering/quotations/models/quotation'
import { loadLines } from '#engineering/quotations/queries/load_lines'
import { trackingSheetHtml } from '#engineering/tracking_sheets/pdf/tracking_sheet_pdf'
import { trackingSheetData } from '#engineering/tracking_sheets/queries/sheet_data'
import { loadSettings } from '#core/settings/settings'
import { pagesOf } from '#tests/helpers/pdf_text'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const offersOf = (id: number) => `/api/quotations/${id}/offers`

const LINES = [
  {
    ...{ clientItem: 'B/12.3', section: 'Frames', description: 'Portal frames' },
    ...{ unit: 'ton', quantity: '10', unitRate: '1000', unitCost: '773.31' },
  },
  {
    ...{ section: 'Frames', description: 'Better paint', inclusion: 'optional' },
    ...{ quantity: '1', unitRate: '50000', unitCost: '41.17' },
  },
  {
    ...{ section: 'Crates', description: 'Export crates', vatCategory: 'zero' },
    ...{ quantity: '1', unitRate: '5000', unitCost: '13.37' },
  },
]
const MARKUPS = [{ kind: 'other', label: 'Hidden reserve', mode: 'percent', value: '6.66' }]
const TERM = {
  ...{ kind: 'exclusion', name: 'Cranes', nameAr: 'الرافعات' },
  ...{ text: 'Tower cranes are provided by others.', textAr: 'الرافعات البرجية على الغير.' },
}
const BODY = {
  ...{ lines: LINES, markups: MARKUPS, discount: '0', clientReference: 'RFQ-7781' },
  ...{ coverLetter: 'A letter of our own.', terms: [TERM] },
}
/** What the price comes from, and how the job was rated; the score of the body is 78. */
const INTERNAL = ['773.31', '41.17', '13.37', '6.66', 'reserve', 'margin', 'score', 'cost', '78.0']

async function offerOf(id: number, language: 'en' | 'ar') {
  const quotation = await Quotation.findOrFail(id)
  await loadLines(quotation)
  return offerPdf(await offerData(quotation), language)
}

/** What the firm's bank is called, until the transaction is rolled back. */
async function withBank() {
  const value = JSON.stringify({ bankName: 'Bank of a test', iban: 'SA0380000000608010167519' })
  await db.from('settings').where('key', 'company').delete()
  await db.table('settings').insert({ key: 'company', value, updated_at: '2026-01-01 00:00:00' })
  await loadSettings()
}

test.group('Offers to clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => loadSettings())

  test('are printed, kept and read by who may not see what a job costs', async ({
    client,
    assert,
  }) => {
    await withBank()
    const { id, number } = await createdBy(client, 'engineer', BODY)
    const order = await write(client, 'post', offersOf(id), {
      ...{ as: 'auditor', body: { language: 'en' } },
    })
    order.assertStatus(202)
    assert.equal(await runJob(order.body().id), 'completed')
    const [file] = (await client.get(offersOf(id)).loginAs(await person('auditor'))).body()
    assert.equal(file.originalFilename, `${number}-offer-en.pdf`)
    const content = await client.get(file.url).loginAs(await person('auditor'))
    assert.equal(content.header('content-type'), 'application/pdf')
    ;(await client.get(file.url).loginAs(await person('staff'))).assertStatus(404)
    const text = fold((await pagesOf(file.id)).join('\n'))
    for (const part of [
      ...['B/12.3', 'Frames', 'RFQ-7781', 'A letter of our own', 'Tower cranes', 'not approved'],
      ...['SA0380000000608010167519', '(53,330.00)', '10,666.00', '15,999.00', '17,598.90'],
      'Seventeen thousand five hundred and ninety-eight Saudi riyals and ninety halalas only',
    ])
      assert.include(text, fold(part))
    for (const part of INTERNAL) assert.notInclude(text, fold(part))
    const log = { entity_type: 'quotation', entity_id: String(id), action: 'print_offer' }
    assert.lengthOf(await db.from('audit_logs').where(log), 1)
  }).timeout(120_000)

  test('say in Arabic what they say in English', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { ...BODY, coverLetter: null })
    const page = await offerOf(id, 'ar')
    for (const part of [
      ...['dir="rtl"', 'عرض سعر', 'مجمع الملك فهد اللوجستي', 'الرافعات البرجية على الغير.'],
      'اختياري، غير محتسب في الإجمالي',
      'سبعة عشر ألفاً وخمسمئة وثمانية وتسعون ريالاً سعودياً وتسعون هللة فقط لا غير',
    ])
      assert.include(page, part)
    assert.include(page, 'Thank you for your enquiry.')
    assert.notInclude(page, 'Hidden reserve')
  })

  test('of an approved quotation bear no mark; a superseded one says so', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', BODY)
    await db.from('quotations').where({ id }).update({ stage: 'approved' })
    assert.notInclude(await offerOf(id, 'en'), 'class="mark"')
    await db.from('quotations').where({ id }).update({ stage: 'superseded' })
    assert.include(await offerOf(id, 'en'), 'No longer in force')
  })

  test('are for readers of quotations and their prices', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const guest = await client.post(offersOf(id)).withCsrfToken()
    guest.assertStatus(401)
    const asked = (as: string, language: string, of = id) =>
      write(client, 'post', offersOf(of), { as, body: { language } })
    ;(await asked('staff', 'en')).assertStatus(403)
    ;(await asked('engineer', 'fr')).assertStatus(422)
    ;(await asked('engineer', 'fr', 999_999)).assertStatus(404)
    assert.lengthOf(await db.from('jobs').where('type', 'engineering.print_offer'), 0)
    const order = await asked('estimator', 'en')
    await db.from('users').where('username', 'estimator').update({ permissions: '{}' })
    assert.equal(await runJob(order.body().id), 'failed')
    assert.lengthOf(await db.from('files').where({ owner_type: 'offer_pdf', owner_id: id }), 0)
  })

  test('options count nowhere: not in totals, approvals, sales or the value of a job', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', BODY)
    const row = await db.from('quotations').where({ id }).first()
    assert.containsSubset(row, { lines_minor: 1_500_000, total_minor: 1_759_890 })
    const asked = { document_type: 'quotation', document_id: id }
    const request = await db.from('approval_requests').where(asked).first()
    assert.equal(request.amount_minor, 1_759_890)
    const sales = await db.from('sales_quotations').where({ id }).first()
    assert.equal(sales.total_minor, 1_759_890)
    const value = await db.from('quotation_values').where({ id }).first()
    assert.equal(value.net_minor, 1_599_900)
  })

  test('terms start from the library and stay as they were offered', async ({ client, assert }) => {
    const { terms: _terms, ...rest } = BODY
    const made = await createdBy(client, 'engineer', { ...rest, draft: true })
    const library = await db.from('offer_terms').where({ standard: true, active: true })
    assert.isNotEmpty(library)
    assert.sameMembers(
      made.terms.map(({ name }: { name: string }) => name),
      library.map(({ name }) => name)
    )
    await db.from('offer_terms').update({ text: 'Otherwise' })
    const path = `/api/quotations/${made.id}`
    const read = await client.get(path).loginAs(await person('engineer'))
    assert.deepEqual(read.body().terms, made.terms)
    const changed = await write(client, 'patch', path, {
      ...{ as: 'engineer', seen: made.version, body: { terms: [TERM] } },
    })
    assert.deepEqual(changed.body().terms, [TERM])
    const wrong = await write(client, 'patch', path, {
      ...{ as: 'engineer', seen: changed.body().version, body: { terms: [{ ...TERM, text: '' }] } },
    })
    wrong.assertStatus(422)
    assert.deepEqual(Object.keys(wrong.body().errors), ['terms.0.text'])
  })

  test('a revision keeps terms, letter and the numbers of the client', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', BODY)
    const approved = await write(client, 'post', `/api/quotations/${id}/approve`, {
      ...{ as: 'chief.engineer', seen: 1 },
    })
    approved.assertStatus(200)
    const revision = await write(client, 'post', `/api/quotations/${id}/revise`, {
      ...{ as: 'engineer', seen: 2 },
    })
    assert.containsSubset(revision.body(), {
      ...{ terms: [TERM], coverLetter: BODY.coverLetter, clientReference: BODY.clientReference },
      lines: [{ clientItem: 'B/12.3' }],
    })
  })

  test('the tracking sheet sums VAT by category and numbers lines as the client does', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', BODY)
    const quotation = await Quotation.findOrFail(id)
    const { id: printedBy } = await person('engineer')
    const order = { language: 'en' as const, showPrices: true, printedBy }
    const { data } = await trackingSheetData(quotation, order)
    assert.deepEqual(data.prices!.vatShares, [
      { category: 'standard', rate: '15', taxable: '10666.00', vat: '1599.90' },
      { category: 'zero', rate: '0', taxable: '5333.00', vat: '0.00' },
    ])
    const sold = data.lines.map(({ number, total }) => [number, total])
    assert.deepEqual(sold, [
      ['B/12.3', '10666.00'],
      ['1.2', '53330.00'],
      ['2.1', '5333.00'],
    ])
    const page = trackingSheetHtml(data)
    for (const part of ['Zero-rated', '5,333.00', '1,599.90']) assert.include(page, part)
  })
})
