import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../../kit/testing/answers'
import { renderResource } from '../../../../kit/testing/render-resource'
import definition from '../index'
import { useRecordAction } from '../../../../kit/show/use-record-action'
import { QUOTATIONS, type QuotationDetail } from '../quotation'
import { VaryButton } from './vary-button'
import { VariationsPanel } from './variations-panel'

const line = (id: number, description: string) => ({
  ...{ id, description, descriptionAr: null, ordinal: String(id), clientItem: null },
  ...{ quantity: '10', unitRate: '100' },
})
const JOB = {
  ...{ id: 5, version: 3, number: 'Q-2026-0001', stage: 'won', currency: 'SAR' },
  ...{ lines: [line(1, 'Columns'), line(2, 'Beams')], variationOf: null },
  ...{ originalNet: '2000.00', revisedNet: '2400.00' },
  variations: [
    { id: 6, number: 'Q-2026-0001-V1', stage: 'won', quotedOn: '2026-11-01', net: '400.00' },
  ],
} as unknown as QuotationDetail
const PATH = '/api/quotations/5/variations'

function Start() {
  return <VaryButton quotation={JOB} action={useRecordAction(QUOTATIONS)} />
}

test('a variation starts with the lines that change, above or below zero', async () => {
  const user = userEvent.setup()
  renderResource(definition, {
    ...{ path: '/', at: '/', element: <Start /> },
    answers: { [`POST ${PATH}`]: { status: 409, body: { message: 'No project' } } },
  })
  await user.click(await screen.findByRole('button', { name: /New variation/ }))
  const dialog = await screen.findByRole('dialog')
  const start = within(dialog).getByRole('button', { name: 'New variation' })
  const beams = within(dialog).getByRole('textbox', { name: 'Change of Beams' })
  await user.type(beams, 'x')
  expect(start).toBeDisabled()
  await user.clear(beams)
  await user.type(beams, '-3')
  await user.click(start)
  await waitFor(() => expect(sentTo('POST', PATH)).toHaveLength(1))
  const [sent] = sentTo('POST', PATH)
  expect(sent?.body).toEqual({ lines: [{ lineId: 2, quantity: '-3' }] })
  expect(sent?.ifMatch).toBe('"3"')
})

test('a job shows its original and its revised value, a variation its job', async () => {
  const page = (quotation: QuotationDetail) =>
    renderResource(definition, {
      path: '/',
      at: '/',
      element: <VariationsPanel quotation={quotation} />,
    })
  const { unmount } = page(JOB)
  expect(await screen.findByRole('link', { name: 'Q-2026-0001-V1' })).toBeVisible()
  expect(screen.getByText(/2,000\.00/)).toBeVisible()
  expect(screen.getByText(/2,400\.00/)).toBeVisible()
  unmount()
  page({ ...JOB, variationOf: { id: 5, number: 'Q-2026-0001' }, originalNet: null })
  expect(await screen.findByRole('link', { name: 'Q-2026-0001' })).toBeVisible()
  expect(screen.queryByText(/2,400\.00/)).toBeNull()
})
