import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { Dice, Tally } from '../recompute/dice.js'
import { aDeal, SELLING } from '../recompute/selling.js'
import { Books } from './books.js'

const SEED = Number(process.env.COMPANY_SEED ?? Date.now() % 1e9)
const CLIENTS = 3
/** Documents of one client. */
const STEPS = 10
const CURRENCIES = ['SAR', 'USD', 'KWD', 'BHD']
const COMPANY = 'Qarmut Balances'

test.group('Balances of companies', (group) => {
  const books = Books.within(group)

  test('whatever is sold, credited, paid, reversed and refunded: a company owes what its people do', async ({
    client,
    assert,
  }) => {
    const dice = new Dice(SEED)
    const tally = new Tally()
    for (const [currency, rate] of [
      ['KWD', '12.2'],
      ['BHD', '9.9'],
      ['USD', '3.75'],
    ])
      await call(client, 'accountant', 'post', '/api/exchange-rates', {
        body: { currency, rate, effectiveOn: '2026-01-01' },
      })
    const people: number[] = []
    let id = 0
    for (let at = 0; at < CLIENTS; at++) {
      const deal = await aDeal(client, books, dice, tally)
      people.push(deal.clientId)
      const path = `/api/clients/${deal.clientId}`
      const joined = await call(client, 'bdm', 'patch', path, {
        body: { company: COMPANY },
        seen: 1,
      })
      id = joined.body().companyId
      for (let step = 0; step < STEPS; step++) {
        const [kind, , take] = dice.one(SELLING)
        tally.note(kind, await take(deal))
      }
      await db.from('jobs').delete()
    }
    assert.isAbove(tally.done, CLIENTS)
    const company = (await call(client, 'accountant', 'get', `/api/companies/${id}`)).body()
    const balances = new Map<string, number>(
      company.balances.map((one: any) => [one.currency, Number(one.balance)])
    )
    for (const currency of CURRENCIES) {
      let sum = 0
      for (const person of people) {
        const path = `/api/clients/${person}/statement?currency=${currency}`
        const statement = (await call(client, 'accountant', 'get', path)).body()
        const rows = statement.rows.reduce((so: number, row: any) => so + Number(row.amount), 0)
        assert.closeTo(Number(statement.closing), rows, 1e-6, `COMPANY_SEED=${SEED} ${currency}`)
        sum += Number(statement.closing)
      }
      assert.closeTo(balances.get(currency) ?? 0, sum, 1e-6, `COMPANY_SEED=${SEED} ${currency}`)
    }
  }).timeout(120_000)
})
