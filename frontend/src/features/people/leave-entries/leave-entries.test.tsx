import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import LeaveTab from './leave-tab'

const BALANCE = {
  ...{ leaveTypeId: 1, name: 'Annual leave', nameAr: 'إجازة سنوية', basis: 'accrued' },
  ...{ balance: '12.5', pending: '2', takenThisYear: '4', yearDays: 21 },
}
const ENTRY = {
  ...{ id: 5, leaveTypeId: 1, typeName: 'Annual leave', typeNameAr: 'إجازة سنوية', kind: 'taken' },
  ...{ effectiveOn: '2026-10-04', days: '-4', leaveRequestId: 9, note: null },
  ...{ createdByName: 'Reem', createdAt: '2026-10-01T00:00:00.000Z' },
}

function show(isHr: boolean) {
  renderPage({
    ...{ path: '/', at: '/', abilities: ['people.open'] },
    element: <LeaveTab record={{ id: 7, isSelf: true }} />,
    answers: {
      'GET /api/employees/7/leave': {
        body: { balances: [BALANCE], entries: [ENTRY], can: { enter: isHr } },
      },
    },
  })
}

test('the balance and what it is the sum of', async () => {
  show(false)
  expect(await screen.findByText('12.5')).toBeVisible()
  expect(screen.getByText(/Pending: 2/)).toBeVisible()
  const row = screen.getByRole('row', { name: /Leave taken/ })
  expect(row).toHaveTextContent('−4')
  expect(screen.getByRole('link', { name: 'Leave taken' })).toHaveAttribute(
    'href',
    '/hr/leave-requests/9'
  )
  expect(screen.queryByRole('button', { name: /Add entry/ })).toBeNull()
})

test('HR adds entries', async () => {
  show(true)
  expect(await screen.findByRole('button', { name: /Add entry/ })).toBeVisible()
})
