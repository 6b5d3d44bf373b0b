import type { ApiClient } from '@japa/api-client'
import { parseMoney } from '#engines/money/money'
import { call } from '#tests/functional/procurement/support'
import type { ExpectedRecount } from './recount_expected.js'

const get = (client: ApiClient, path: string) => call(client, 'planner', 'get', path)

/** Every month ahead is what open documents come to, and opens them; the position goes on from today's cash. */
export async function aheadAgrees(client: ApiClient, assert: any, slow: ExpectedRecount) {
  for (const [key, places] of slow) {
    const [projectId, currency] = key.split(' ') as [string, string]
    const minor = (text: string) => Number(parseMoney(text, currency))
    const path = `/api/payment-tracking/${projectId}`
    const { currencies } = (await get(client, path)).body()
    const own = currencies.find((one: any) => one.currency === currency)
    const found: Record<string, number> = {}
    for (const { month, place = month, incoming, outgoing } of [...own.ahead, ...own.beside]) {
      const [received, paid] = [minor(incoming), minor(outgoing)]
      const sumOf = async (figure: string) => {
        const query = `figure=${figure}&currency=${currency}&month=${place}`
        const entries: any[] = (await get(client, `${path}/entries?${query}`)).body()
        return entries.reduce((all, row) => all + minor(row.amount), 0)
      }
      assert.equal(await sumOf('expectedIn'), received)
      assert.equal(await sumOf('expectedOut'), paid)
      if (received) found[`in ${place}`] = received
      if (paid) found[`out ${place}`] = paid
    }
    const expected = [...places].filter(([, amount]) => amount !== 0)
    assert.deepEqual(found, Object.fromEntries(expected), `ahead of ${key}`)
    const net = own.ahead.reduce((all: number, row: any) => all + minor(row.net), 0)
    const last = own.ahead.at(-1)?.cumulative
    if (last) assert.equal(minor(last), minor(own.figures.cash) + net)
  }
}
