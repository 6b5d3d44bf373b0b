import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import List from './list'

const PATH = '/finance/entry-exports'
const ROW = {
  ...{ id: 1, version: 2, number: 'EX-2026-0001', fromOn: '2026-03-01', toOn: '2026-03-31' },
  ...{ status: 'ready', entryCount: 12, lineCount: 30, total: '1200.00', reason: null },
  ...{ csvFileId: 5, xlsxFileId: 6, csvHash: 'aa', xlsxHash: 'bb', createdByName: 'Huda' },
  ...{ createdAt: '2026-04-01T08:00:00.000Z', can: { cancel: true } },
}

const list = (row: object, abilities = ['entry-exports.view', 'entry-exports.create']) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities,
    answers: {
      'GET /api/entry-exports': { body: [row], headers: { 'x-total-count': '1' } },
      'GET /api/entry-exports/free': { body: { entryCount: 3 } },
      'POST /api/entry-exports': { status: 201, body: row },
      'POST /api/entry-exports/1/cancel': { body: row },
    },
  })

test('says how many entries are left before it exports them', async () => {
  list(ROW)
  await userEvent.click(await screen.findByRole('button', { name: /Export entries/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('3 entries to export')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Export entries' }))
  await waitFor(() =>
    expect(calls.some(({ method, url }) => method === 'post' && url === '/api/entry-exports')).toBe(
      true
    )
  )
})

test('an export is cancelled with a reason only', async () => {
  list(ROW)
  await userEvent.click(await screen.findByRole('button', { name: /Cancel export/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel export' }))
  expect(calls.some(({ method }) => method === 'post')).toBe(false)
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong period')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel export' }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')!
    expect(JSON.parse(String(sent.data))).toEqual({ reason: 'Wrong period' })
    expect(sent.headers.get('If-Match')).toBe('"2"')
  })
})

test('one that is being written has no files yet', async () => {
  const queued = { ...ROW, status: 'queued', csvFileId: null, xlsxFileId: null }
  list({ ...queued, can: { cancel: false } }, ['entry-exports.view'])
  expect(await screen.findByText('Being written')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Download|Cancel|Export entries/ })).toBeNull()
})
