/// <reference lib="dom" />
import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { sees } from '#tests/helpers/browser_steps'
import { inTurn } from '../../../scripts/turns.mjs'

const REQUESTS = '/api/purchase-requests'
const LANGUAGES = [
  {
    language: 'english',
    award: 'Award 2 lines',
    confirm: 'Award',
    reason: 'Reason',
    all: 'Select all',
    done: 'Orders created from this award',
  },
  {
    language: 'arabic',
    award: 'ترسية بندين',
    confirm: 'ترسية',
    reason: 'السبب',
    all: 'اختيار الكل',
    done: 'أوامر أُنشئت من هذه الترسية',
  },
] as const

interface Shown {
  id: number
  version: number
  lines: { id: number }[]
}

/** A request with the answers of two vendors, the first cheaper in one line, the second in the other. */
async function quoted(): Promise<Shown> {
  const lines = [
    { description: 'Gravel', quantity: '10' },
    { description: 'Sand', quantity: '20' },
  ]
  const request = await made<Shown>('storekeeper', REQUESTS, { title: 'Journey', lines })
  const path = `${REQUESTS}/${request.id}`
  const step = async (by: string, verb: string, body: object) => {
    const { version } = await found<Shown>('buyer', path)
    const api = await stage().api(by)
    const headers = { 'If-Match': `"${version}"` }
    const response = await api.post(`${path}/${verb}`, { data: body, headers })
    if (!response.ok()) throw new Error(`${verb}: ${response.status()} ${await response.text()}`)
    await api.dispose()
  }
  await step('storekeeper', 'submit', {})
  await step('buyer', 'approve', {})
  const vendors = await found<{ id: number }[]>(
    'buyer',
    '/api/vendors?status=approved&_start=0&_end=2'
  )
  await step('po.clerk', 'quotes', { vendorIds: vendors.map(({ id }) => id) })
  const { quotes } = await found<{ quotes: { id: number }[] }>('po.clerk', `${path}/quotes`)
  const prices = [
    ['15', '80'],
    ['16', '75'],
  ]
  for (const [i, { id }] of quotes.entries()) {
    const answer = {
      currency: 'SAR',
      lines: request.lines.map((line, at) => ({ lineId: line.id, unitPrice: prices[i][at] })),
    }
    const { version } = await found<Shown>('buyer', path)
    const api = await stage().api('po.clerk')
    const headers = { 'If-Match': `"${version}"` }
    const response = await api.patch(`${path}/quotes/${id}`, { data: answer, headers })
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
    await api.dispose()
  }
  return request
}

test.group('A purchase request in the browser', () => {
  for (const words of inTurn(LANGUAGES, 2)) {
    test(`goes to the dearer vendor with a reason only, in ${words.language}`, async ({
      assert,
      test: current,
    }) => {
      const { id } = await quoted()
      const page = await stage().visit(
        { test: current },
        { as: 'po.clerk', language: words.language }
      )
      await page.goto(`/procurement/purchase-requests/${id}?tab=quotes`)
      await page.getByRole('button', { name: words.all }).last().click()
      await page.getByRole('button', { name: words.award }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(words.reason).fill('Delivers tomorrow')
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click()
      await sees(page, words.done)
      const { awards } = await found<{ awards: { orderId: number }[] }>(
        'po.clerk',
        `${REQUESTS}/${id}/quotes`
      )
      assert.lengthOf(awards, 2)
      assert.equal(awards[0].orderId, awards[1].orderId)
    })
  }
})
