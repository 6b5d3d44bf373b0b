import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import List from './list'
import Show from './show'

const PATH = '/finance/withholding-returns'
const NONE = { prepare: false, reopen: false, file: false, pay: false }
const ROW = {
  ...{ id: 1, version: 3, fromOn: '2026-01-01', toOn: '2026-01-31', status: 'prepared' },
  ...{ reference: null, note: null, due: '50.00', filedOn: null, paidOn: null },
  ...{ paymentReference: null, dueOn: '2026-02-10', isLate: true, preparedByName: 'Sami' },
  ...{ filedByName: null, paidByName: null, preparedAt: '2026-02-02T08:00:00.000Z' },
  can: { ...NONE, reopen: true, file: true },
}
const RECORD = {
  ...ROW,
  lines: [
    {
      kind: { id: 4, code: 'technical', name: 'Technical services', nameAr: 'خدمات فنية' },
      ...{ rate: '5', subject: '1000.00', tax: '50.00', correction: '0.00' },
    },
  ],
  ...{ tax: '50.00', carried: '-10.00', total: '40.00', hasChanged: true },
}

const page = (record: object = RECORD) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    abilities: ['withholding.view', 'withholding.manage'],
    answers: {
      'GET /api/withholding-returns/1': { body: record },
      'POST /api/withholding-returns/1/file': { body: record },
    },
  })

test('the list names the month and says which return is overdue', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['withholding.view'],
    answers: {
      'GET /api/withholding-returns': { body: [ROW], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: '2026-01' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByText('Overdue')).toBeVisible()
})

test('each figure opens its payments, and a change since is said', async () => {
  page()
  const figure = await screen.findByRole('link', { name: '1,000.00' })
  expect(figure).toHaveAttribute(
    'href',
    '/finance/withholdings?reportedOn_gte=2026-01-01&reportedOn_lte=2026-01-31&kindId=4&rate=5'
  )
  expect(screen.getByText(/Payments have changed/)).toBeVisible()
  expect(screen.getByText('Carried from earlier months')).toBeVisible()
})

test('filing asks for the reference and is sent on the version shown', async () => {
  page()
  await userEvent.click(await screen.findByRole('button', { name: /Record filing/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Record filing' }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
  await userEvent.type(dialog.getByLabelText('Reference'), 'W-77')
  await userEvent.click(dialog.getByRole('button', { name: 'Record filing' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')!
    expect(JSON.parse(String(sent.data))).toMatchObject({ reference: 'W-77' })
    expect(sent.headers.get('If-Match')).toBe('"3"')
  })
})

test('who may not file sees no steps', async () => {
  page({ ...RECORD, can: NONE })
  expect(await screen.findByText('Technical services')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Record filing|Prepare return/ })).toBeNull()
})
