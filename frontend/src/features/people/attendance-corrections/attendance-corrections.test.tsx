import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import AttendanceCorrectionCreate from './create'
import definition from './index'
import AttendanceCorrectionList from './list'
import AttendanceCorrectionShow from './show'

const PATH = '/hr/attendance-corrections'
const OPEN = { abilities: ['people.open'] }
const CORRECTION = {
  ...{ id: 4, version: 1, number: 'ATC-2026-0004', employeeId: 7, workedOn: '2026-11-02' },
  ...{ employeeName: 'Huda', employeeNameAr: 'هدى', inAt: '2026-11-02T05:00:00.000Z' },
  ...{ outAt: null, status: 'submitted', note: 'Phone was empty', reason: null },
  createdAt: '2026-11-03T08:00:00.000Z',
  can: { approve: true, reject: true, cancel: false },
}

test('the list links to each request', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: PATH, at: PATH, element: <AttendanceCorrectionList /> },
    answers: {
      'GET /api/attendance-corrections': {
        ...{ body: [CORRECTION], headers: { 'x-total-count': '1' } },
      },
    },
  })
  expect(await screen.findByRole('link', { name: 'ATC-2026-0004' })).toHaveAttribute(
    'href',
    `${PATH}/4`
  )
})

test('who decides approves on the version that was read', async () => {
  const record = { ...CORRECTION, firstIn: null, lastOut: null, approval: null }
  renderResource(definition, {
    ...{ ...OPEN, path: `${PATH}/:id`, at: `${PATH}/4`, element: <AttendanceCorrectionShow /> },
    answers: {
      'GET /api/attendance-corrections/4': { body: record },
      'POST /api/attendance-corrections/4/approve': { body: { ...record, status: 'approved' } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Approve correction/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /Approve correction/ }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url === '/api/attendance-corrections/4/approve')
    expect(sent?.headers.get('If-Match')).toBe('"1"')
  })
  expect(screen.queryByRole('button', { name: /Cancel correction/ })).toBeNull()
})

test('a request begins with the day that was chosen, and names no one but for HR', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: `${PATH}/new`, at: `${PATH}/new?employee=7&on=2026-11-02` },
    element: <AttendanceCorrectionCreate />,
  })
  expect(await screen.findByDisplayValue('2026-11-02')).toBeVisible()
  expect(screen.queryByLabelText('Employee')).toBeNull()
})
