import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, renderResource } from '../../../kit/testing/render-resource'
import DocumentsTab from './documents-tab'
import definition from './index'
import DocumentList from './list'

const DOCUMENT = {
  ...{ id: 4, version: 3, employeeId: 7, employeeNumber: 'EMP-1', employeeName: 'Huda' },
  ...{ employeeNameAr: 'هدى', documentKindId: 2, departmentId: 1, kindName: 'Iqama' },
  ...{ kindNameAr: 'إقامة', number: '2345678901', issuedOn: null, issuedOnHijri: null },
  ...{ expiresOn: '2027-05-01', expiresOnHijri: '1448-11-24', issuedBy: null, note: null },
  ...{ fileUrl: null, current: true, employed: true, status: 'active', daysLeft: 12 },
  can: { update: true, renew: true, delete: true, attach: true },
}

function show(rows: object[], answers: object = {}) {
  renderPage({
    ...{ path: '/', at: '/', abilities: ['people.open', 'employees.manage'] },
    element: <DocumentsTab record={{ id: 7 }} />,
    answers: { 'GET /api/employees/7/documents': { body: rows }, ...answers },
  })
}

test('a document shows its expiry in both calendars and how long it holds', async () => {
  show([DOCUMENT])
  const row = await screen.findByRole('row', { name: /2345678901/ })
  expect(row).toHaveTextContent('1 May 2027')
  expect(row).toHaveTextContent(/1448/)
  expect(row).toHaveTextContent('12 days left')
})

test('what was renewed is shown on demand', async () => {
  const can = { update: false, renew: false, delete: false, attach: true }
  show([DOCUMENT, { ...DOCUMENT, id: 3, number: 'OLD-1', current: false, status: 'renewed', can }])
  await screen.findByRole('row', { name: /2345678901/ })
  expect(screen.queryByRole('row', { name: /OLD-1/ })).toBeNull()
  fireEvent.click(screen.getByRole('switch'))
  expect(await screen.findByRole('row', { name: /OLD-1/ })).toHaveTextContent('Renewed')
})

test('a renewal is typed in Hijri and sent as the Gregorian day', async () => {
  const sent = vi.fn<(request: unknown) => object>(() => ({ status: 201, body: DOCUMENT }))
  show([DOCUMENT], { 'POST /api/person-documents/4/renewals': sent })
  fireEvent.click(await screen.findByRole('button', { name: 'Renew document: Iqama' }))
  const dialog = await screen.findByRole('dialog')
  const [, expiry] = within(dialog).getAllByRole('textbox', { name: /hijri/i })
  await userEvent.type(expiry!, '1449-11-24')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0]).toMatchObject({ number: '2345678901', expiresOn: '2028-04-19' })
})

test('the register names whose document it is', async () => {
  renderResource(definition, {
    ...{ path: '/', at: '/?tab=all', abilities: ['people.open'] },
    element: <DocumentList />,
    answers: {
      'GET /api/person-documents': { body: [DOCUMENT], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'Huda' })).toHaveAttribute(
    'href',
    '/hr/employees/7?tab=documents'
  )
})
