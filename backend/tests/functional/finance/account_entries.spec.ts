import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { postEntry } from '#finance/ledger/post_entry'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { accountId, approvedJournal } from './journal_support.js'

const PATH = '/api/account-entries?accountId=1'

test.group('Entries of an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const other = await call(client, 'bdm', 'get', PATH)
    other.assertStatus(403)
    const reader = await call(client, 'auditor', 'get', PATH)
    reader.assertStatus(200)
  })

  test('an account is read page by page with what it stands at', async ({ client, assert }) => {
    const id = await accountId('6130')
    for (let day = 1; day <= 12; day++)
      await approvedJournal(client, {
        journalOn: `2026-04-${String(day).padStart(2, '0')}`,
        lines: [
          { code: '6130', debit: '10' },
          { code: '2310', credit: '10' },
        ],
      })
    const page = async (query: string) =>
      (
        await call(client, 'accountant', 'get', `/api/account-entries?accountId=${id}&${query}`)
      ).body()
    const all = await page('from=2026-04-04&to=2026-04-12')
    assert.equal(all.opening, '30.00')
    assert.equal(all.closing, '120.00')
    assert.equal(all.total, 9)
    assert.equal(all.lines[0].balance, '40.00')
    assert.equal(all.lines.at(-1).balance, '120.00')
    const rest = await page('from=2026-04-04&to=2026-04-12&skip=5')
    assert.lengthOf(rest.lines, 4)
    assert.equal(rest.lines[0].balance, '90.00')
    const entry = await call(
      client,
      'accountant',
      'get',
      `/api/journal-entries/${rest.lines[0].entryId}`
    )
    assert.lengthOf(entry.body().lines, 2)
    const unknown = await call(client, 'accountant', 'get', '/api/account-entries?accountId=999999')
    unknown.assertStatus(404)
  }).timeout(60_000)

  test('the lines of one cost head or project have balances of their own', async ({
    client,
    assert,
  }) => {
    const id = await accountId('6130')
    await seedProject()
    const project = await aProject()
    for (let day = 1; day <= 6; day++) {
      const costHead = day % 2 ? 'prelims' : 'equipment'
      await approvedJournal(client, {
        journalOn: `2026-04-0${day}`,
        lines: [
          {
            ...{ code: '6130', debit: '10', costHead },
            ...(day > 4 && { projectId: project.id }),
          },
          { code: '2310', credit: '10' },
        ],
      })
    }
    const page = async (query: string) =>
      (
        await call(client, 'accountant', 'get', `/api/account-entries?accountId=${id}&${query}`)
      ).body()
    const of = await page('from=2026-04-02&to=2026-04-30&costHead=prelims')
    assert.containsSubset(of, { costHead: 'prelims', opening: '10.00', closing: '30.00', total: 2 })
    assert.deepEqual(
      of.lines.map(({ balance, costHead }: any) => [balance, costHead]),
      [
        ['20.00', 'prelims'],
        ['30.00', 'prelims'],
      ]
    )
    const second = await page('from=2026-04-02&to=2026-04-30&costHead=prelims&skip=1')
    assert.lengthOf(second.lines, 1)
    assert.equal(second.lines[0].balance, '30.00')
    const both = await page(`to=2026-04-30&costHead=prelims&projectId=${project.id}`)
    assert.containsSubset(both, { opening: '0.00', closing: '10.00', total: 1 })
    const unknown = await call(
      client,
      'accountant',
      'get',
      `/api/account-entries?accountId=${id}&costHead=tea`
    )
    unknown.assertStatus(422)
  }).timeout(60_000)

  test('a page that begins within a day goes on with what the lines before it add up to', async ({
    client,
    assert,
  }) => {
    const [id, contra] = [await accountId('6130'), await accountId('2310')]
    const moved: number[] = []
    // 100 lines: nothing on the first day, one on the second, two on the third, and so on
    for (let day = 1; moved.length < 100; day++)
      for (let line = 1; line < day && moved.length < 100; line++) {
        const amountMinor = (line % 3 ? 1 : -1) * (day * 100 + line)
        moved.push(amountMinor)
        await entryOn(`2026-04-${String(day).padStart(2, '0')}`, [id, contra], amountMinor)
      }
    for (const skip of [0, 1, 2, 3, 44, 45, 46, 60, 99, 100, 250]) {
      const path = `/api/account-entries?accountId=${id}&from=2026-04-01&to=2026-04-30&skip=${skip}`
      const { lines, total, opening, closing } = (
        await call(client, 'accountant', 'get', path)
      ).body()
      const balances = moved.map((_, i) => moved.slice(0, i + 1).reduce((sum, one) => sum + one, 0))
      const expected = balances.slice(skip, skip + 50).map((minor) => (minor / 100).toFixed(2))
      assert.deepEqual(
        lines.map(({ balance }: { balance: string }) => balance),
        expected,
        `from line ${skip}`
      )
      assert.deepEqual([total, opening], [100, '0.00'])
      assert.equal(closing, (balances.at(-1)! / 100).toFixed(2))
    }
  })
})

/** An entry between two accounts, a debit of the first above zero. */
function entryOn(on: string, [first, second]: [number, number], amountMinor: number) {
  const line = { on, role: null, currency: 'SAR' }
  return transact(SYSTEM_ACTOR, (uow) =>
    postEntry(uow, {
      ...{ postedOn: on, documentKind: 'test', documentId: 1, documentNumber: 'T-1' },
      lines: [
        { ...line, accountId: first, amountMinor, foreignMinor: amountMinor },
        { ...line, accountId: second, amountMinor: -amountMinor, foreignMinor: -amountMinor },
      ],
    })
  )
}
