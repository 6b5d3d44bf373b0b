import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import Edit from './edit'
import List from './list'
import Show from './show'

const PATH = '/finance/manual-journals'
const can = {
  ...{ update: true, delete: true, submit: true, approve: false, reject: false },
  ...{ cancel: false, reverse: false },
}
const account = { id: 3, code: '6100', name: 'Rent', nameAr: 'الإيجارات' }
const RECORD = {
  ...{ id: 1, version: 2, number: 'JV-2026-0001', journalOn: '2026-03-31', status: 'draft' },
  ...{ title: 'Rent of March', titleAr: null, details: null, reversesOn: null, reason: null },
  ...{ approvedOn: null, reversedOn: null, total: '1200.00', createdByName: 'Huda' },
  ...{ createdAt: '2026-03-31T08:00:00.000Z', can, approval: null },
  lines: [
    {
      ...{ id: 1, accountId: 3, account, debit: '1200.00', credit: null },
      ...{ projectId: null, project: null, departmentId: null, department: null, memo: null },
    },
    {
      ...{ id: 2, accountId: 4, account: { ...account, id: 4, code: '2310', name: 'Accrued' } },
      ...{
        debit: null,
        credit: '1200.00',
        projectId: null,
        project: null,
        departmentId: null,
        department: null,
        memo: null,
      },
    },
  ],
}

test('the list links to journals and offers a new one', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['manual-journals.view', 'manual-journals.manage'],
    answers: { 'GET /api/manual-journals': { body: [RECORD], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'JV-2026-0001' })).toHaveAttribute(
    'href',
    `${PATH}/1`
  )
  expect(screen.getByRole('link', { name: /New manual journal/ })).toBeVisible()
})

test('a journal shows both sides and only the steps that the server allows', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <Show />,
    answers: { 'GET /api/manual-journals/1': { body: RECORD } },
  })
  expect(await screen.findByText(/6100/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Submit/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
})

test('a change is saved with all its lines on the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/1/edit`,
    element: <Edit />,
    abilities: ['manual-journals.manage'],
    answers: {
      'GET /api/manual-journals/1': { body: RECORD },
      'PATCH /api/manual-journals/1': { body: { ...RECORD, version: 3 } },
    },
  })
  const title = await screen.findByLabelText('Title')
  await waitFor(() => expect(title).toHaveValue('Rent of March'))
  await userEvent.type(title, ' 2026')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"2"')
    expect(JSON.parse(String(sent?.data))).toMatchObject({
      title: 'Rent of March 2026',
      lines: [
        { accountId: 3, debit: '1200.00', credit: null },
        { accountId: 4, debit: null, credit: '1200.00' },
      ],
    })
  })
})
