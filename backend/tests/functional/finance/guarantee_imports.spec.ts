import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { Books } from '../commercial/books.js'
import { call } from '../procurement/support.js'

const HEADINGS =
  'Direction,Kind,Bank,LG Number,Beneficiary,Amount,Curr,Issue date,Expiry date,Contract'

test.group('Imports of guarantees', (group) => {
  const books = Books.within(group)

  const upload = async (client: ApiClient, text: string, as: string) =>
    client
      .post('/api/imports')
      .field('resource', 'guarantees')
      .file('file', Buffer.from(text), { filename: 'rows.csv', contentType: 'text/csv' })
      .loginAs(await person(as))
      .withCsrfToken()

  const shown = async (client: ApiClient, id: number) =>
    (await call(client, 'accountant', 'get', `/api/imports/${id}`)).body()

  /** A step of an import on the version that was answered last, with what it has done. */
  async function step(client: ApiClient, batch: any, name: string, body: object = {}) {
    const answer = await call(client, 'accountant', 'post', `/api/imports/${batch.id}/${name}`, {
      body: body as never,
      seen: batch.version,
    })
    answer.assertStatus(202)
    await runJob(answer.body().id)
    return shown(client, batch.id)
  }

  async function checked(client: ApiClient, rows: string[]) {
    const uploaded = await upload(client, [HEADINGS, ...rows, ''].join('\n'), 'accountant')
    uploaded.assertStatus(201)
    const batch = uploaded.body()
    return step(client, batch, 'check', { mapping: batch.mapping, keyField: null })
  }

  const messages = (batch: any): string[] =>
    batch.problems.map(({ message }: { message: string }) => message)

  test('are for those who keep guarantees', async ({ client }) => {
    const guest = await client.post('/api/imports').field('resource', 'guarantees').withCsrfToken()
    guest.assertStatus(401)
    for (const as of ['bdm', 'engineer', 'buyer'])
      (await upload(client, `${HEADINGS}\n`, as)).assertStatus(403)
  })

  test('all four kinds come in, in either language and as spreadsheets write figures', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client)
    const found = await checked(client, [
      'Issued to a client,Bid bond,Riyad Bank,IM-1,Sahara Holding,"25,000",sar,2026-01-05,2027-01-04,',
      `issued,performance,Riyad Bank,IM-2,Sahara Holding,"1,250,000.50",SAR,2026-01-05,2028-01-04,${contract.number.toLowerCase()}`,
      'وارد من مورّد,ضمان الدفعة المقدمة,بنك الرياض,IM-3,مؤسسة نجد,100000,SAR,2026-02-01,2026-12-31,',
      'received,Retention guarantee,SNB,,Najd Steel,50000,USD,,2027-06-30,',
    ])
    assert.include(found, { totalRows: 4, goodRows: 4, badRows: 0 })
    assert.lengthOf(await db.from('guarantees'), 0)
    const applied = await step(client, found, 'apply')
    assert.include(applied, { createdRows: 4 })
    const rows = await db.from('guarantees').orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.direction, row.kind, row.status, Number(row.amount_minor)]),
      [
        ['issued', 'bid', 'active', 2_500_000],
        ['issued', 'performance', 'active', 125_000_050],
        ['received', 'advance', 'active', 10_000_000],
        ['received', 'retention', 'requested', 5_000_000],
      ]
    )
    assert.equal(rows[1].contract_id, contract.id)
    assert.lengthOf(
      await db.from('audit_logs').where({ entity_type: 'guarantee', action: 'create' }),
      4
    )
  })

  test('each row says what is wrong with it before anything is entered', async ({
    client,
    assert,
  }) => {
    const kept = await call(client, 'accountant', 'post', '/api/guarantees', {
      body: {
        ...{ direction: 'issued', kind: 'bid', bank: 'Riyad Bank', number: 'IM-9' },
        ...{ beneficiary: 'Sahara', amount: '10', currency: 'SAR' },
        ...{ issuedOn: '2026-01-01', expiresOn: '2026-12-31' },
      },
    })
    kept.assertStatus(201)
    const row = (more: Record<string, string> = {}) => {
      const cells = {
        ...{ direction: 'issued', kind: 'bid', bank: 'Riyad Bank', number: 'IM-1', to: 'Sahara' },
        ...{ amount: '10', currency: 'SAR', from: '2026-01-01', until: '2026-12-31', link: '' },
        ...more,
      }
      return Object.values(cells).join(',')
    }
    const found = await checked(client, [
      row({ number: 'im 9' }),
      row({ kind: 'parent company' }),
      row({ direction: 'sideways' }),
      row({ until: '2025-12-31' }),
      row({ amount: '10.005' }),
      row({ amount: '"1,5"' }),
      row({ currency: 'XXX' }),
      row({ link: 'CT-NOWHERE' }),
      row({ bank: '' }),
      row(),
    ])
    assert.include(found, { totalRows: 10, goodRows: 1, badRows: 9 })
    const said = messages(found)
    for (const [at, text] of [
      /^Number: This is already taken/,
      /^Kind: /,
      /^Direction: /,
      /^Expires on: Must not be before the day of issue/,
      /^Amount: This currency has fewer decimals/,
      /^Amount: /,
      /^Currency: /,
      /^Tender, contract or order: /,
      /^Bank: /,
    ].entries())
      assert.match(said[at]!, text)
    assert.lengthOf(await db.from('guarantees'), 1)
  })

  test('the same paper twice in a file is entered once', async ({ client, assert }) => {
    const row = 'issued,bid,Riyad Bank,IM-5,Sahara,10,SAR,2026-01-01,2026-12-31,'
    const found = await checked(client, [row, row.replace('IM-5', 'IM 5')])
    assert.include(found, { goodRows: 1, badRows: 1 })
    const applied = await step(client, found, 'apply')
    assert.include(applied, { createdRows: 1 })
    assert.lengthOf(await db.from('guarantees'), 1)
  })
})
