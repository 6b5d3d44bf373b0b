import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../../kit/testing/answers'
import { renderResource } from '../../../../kit/testing/render-resource'
import definition from '../index'
import type { QuotationDetail } from '../quotation'
import { CostRatesCard } from './cost-rates-card'

const QUOTATION = {
  ...{ id: 5, version: 3, number: 'Q-2026-0001', stage: 'pending_approval', currency: 'SAR' },
  costRates: [{ currency: 'EUR', rate: '4', on: '2026-11-01' }],
  can: { update: true },
} as unknown as QuotationDetail
const PATH = '/api/quotations/5/cost-rates'
const PREVIEW = {
  ...{ on: '2026-11-20', currency: 'SAR' },
  ...{ before: { cost: '4400.00', margin: 45 }, after: { cost: '5400.00', margin: 32.5 } },
  rates: [{ currency: 'EUR', rate: '4', on: '2026-11-01', newRate: '5' }],
  lines: [
    {
      ...{ ordinal: '1', description: 'Glass', descriptionAr: null, costCurrency: 'EUR' },
      ...{ unitCost: '100', before: '400', after: '500' },
    },
  ],
}

const shown = (quotation: QuotationDetail, preview: object) =>
  renderResource(definition, {
    ...{ path: '/', at: '/', element: <CostRatesCard quotation={quotation} /> },
    answers: { [`GET ${PATH}`]: preview, [`POST ${PATH}`]: { body: quotation } },
  })

test('what the rates of a day change is shown, and just that is applied', async () => {
  const user = userEvent.setup()
  shown(QUOTATION, { body: PREVIEW })
  await user.click(await screen.findByRole('button', { name: /Refresh rates/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Glass')).toBeVisible()
  expect(within(dialog).getByText(/needs approval again/)).toBeVisible()
  expect(sentTo('POST', PATH)).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: 'Apply rates' }))
  await waitFor(() => expect(sentTo('POST', PATH)).toHaveLength(1))
  const [sent] = sentTo('POST', PATH)
  expect(sent?.body).toMatchObject({ rates: [{ currency: 'EUR', rate: '5' }] })
  expect(sent?.ifMatch).toBe('"3"')
})

test('without a rate nothing can be applied', async () => {
  const user = userEvent.setup()
  const message = 'There is no exchange rate for EUR on 2026-11-20.'
  shown(QUOTATION, { status: 422, body: { message } })
  await user.click(await screen.findByRole('button', { name: /Refresh rates/ }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Apply rates' })).toBeDisabled()
})

test('who may not edit sees the rates only, and none where there are none', async () => {
  const { unmount } = shown({ ...QUOTATION, can: { ...QUOTATION.can, update: false } }, {})
  expect(await screen.findByText(/^1 EUR =/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Refresh rates/ })).toBeNull()
  unmount()
  shown({ ...QUOTATION, costRates: [] }, {})
  expect(screen.queryByText(/^1 EUR =/)).toBeNull()
})
