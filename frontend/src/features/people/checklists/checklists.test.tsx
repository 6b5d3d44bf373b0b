import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage, renderResource } from '../../../kit/testing/render-resource'
import '../checklist-items'
import ChecklistsTab from './checklists-tab'
import definition from './index'
import ChecklistList from './list'
import ChecklistShow from './show'

const item = (more: object = {}) => ({
  ...{ id: 11, version: 1, checklistId: 5, employeeId: 7, kind: 'leaving' },
  ...{ employeeName: 'Huda', employeeNameAr: 'هدى', title: 'Return keys', titleAr: 'المفاتيح' },
  ...{ owner: 'storekeeper', ownerUserId: null, ownerName: null, dueOn: '2020-05-01' },
  ...{ doneAt: null, doneByName: null, note: null, can: { complete: true, reopen: false } },
  ...more,
})
const DONE = item({
  ...{ id: 12, title: 'Confirm the day', doneAt: '2020-04-20T08:00:00Z', doneByName: 'Nora' },
  ...{ note: 'By letter', can: { complete: false, reopen: false } },
})
const CHECKLIST = {
  ...{ id: 5, version: 2, employeeId: 7, employeeNumber: 'EMP-7', employeeName: 'Huda' },
  ...{ employeeNameAr: 'هدى', departmentId: 1, kind: 'leaving', status: 'open' },
  ...{ name: 'Leaving the company', nameAr: 'ترك العمل', anchorOn: '2020-05-01' },
  ...{ itemCount: 2, doneCount: 1, nextDueOn: '2020-05-01' },
  ...{ items: [DONE, item()], can: { cancel: true } },
}
const LEAVING = {
  ...{ id: 3, jobChangeId: 9, lastDayOn: '2030-05-01', endsOn: '2030-05-02', status: 'resigned' },
  ...{ immediate: false, successorId: null, successorName: null, endedAt: null, handovers: [] },
  can: { move: true, withdraw: true },
}

function showTab(more: object = {}) {
  const can = { changeJob: true }
  renderPage({
    ...{ path: '/', at: '/', abilities: ['people.open', 'employees.manage'] },
    element: <ChecklistsTab record={{ id: 7, version: 4, can } as never} />,
    answers: {
      'GET /api/employees/7/checklists': { body: [CHECKLIST] },
      'GET /api/employees/7/leaving': { body: { leaving: LEAVING } },
      'GET /api/employees/7/equipment': { body: [] },
      ...more,
    },
  })
}

test('a list shows how much of each checklist is done and what is overdue', async () => {
  renderResource(definition, {
    ...{ path: '/', at: '/?tab=all', abilities: ['people.open'], element: <ChecklistList /> },
    answers: {
      'GET /api/checklists': { body: [CHECKLIST], headers: { 'x-total-count': '1' } },
    },
  })
  const row = await screen.findByRole('row', { name: /Huda/ })
  expect(row).toHaveTextContent('1 of 2 done')
  expect(row).toHaveTextContent('Overdue')
  expect(within(row).getByRole('link', { name: 'Huda' })).toHaveAttribute(
    'href',
    '/hr/checklists/5'
  )
})

test('an item is ticked with a note, on the version that was read', async () => {
  const sent = vi.fn<(body: unknown) => object>(() => ({ body: CHECKLIST }))
  renderResource(definition, {
    ...{ path: '/hr/checklists/:id', at: '/hr/checklists/5', abilities: ['people.open'] },
    element: <ChecklistShow />,
    answers: {
      'GET /api/checklists/5': { body: CHECKLIST },
      'POST /api/checklist-items/11/complete': sent,
    },
  })
  expect(await screen.findByRole('row', { name: /Confirm the day/ })).toHaveTextContent('By letter')
  fireEvent.click(screen.getByRole('button', { name: 'Mark as done: Return keys' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Two keys')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0]).toEqual({ note: 'Two keys' })
})

test('the tab of a person says when they leave and offers to withdraw it', async () => {
  const gone = vi.fn<(body: unknown) => object>(() => ({ status: 204 }))
  showTab({ 'DELETE /api/employees/7/job-changes/9': gone })
  expect(await screen.findByText('Last working day')).toBeVisible()
  expect(screen.getByText('The manager')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(gone).toHaveBeenCalled())
})

test('what was handed over is listed, with what is still to be returned', async () => {
  const handovers = [
    {
      ...{ id: 1, kind: 'project', recordId: 2, label: 'P-1 · Tower', labelAr: null },
      ...{ link: '/production/projects/2', toName: 'Nora', toNameAr: 'نورة' },
    },
    {
      ...{ id: 2, kind: 'leave_request', recordId: 4, label: 'LVR-2', labelAr: null },
      ...{ link: '/hr/leave-requests/4', toName: null, toNameAr: null },
    },
  ]
  const endedAt = '2030-05-01T21:00:00Z'
  const can = { move: false, withdraw: false }
  showTab({
    'GET /api/employees/7/leaving': { body: { leaving: { ...LEAVING, endedAt, can, handovers } } },
    'GET /api/employees/7/equipment': {
      body: [{ id: 1, equipmentId: 8, tag: 'LVL-1', name: 'Level', nameAr: 'ميزان' }],
    },
  })
  expect(await screen.findByRole('link', { name: 'P-1 · Tower' })).toHaveAttribute(
    'href',
    '/production/projects/2'
  )
  expect(screen.getByRole('row', { name: /LVR-2/ })).toHaveTextContent('Ended')
  expect(await screen.findByText('1 piece of equipment still to return')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})
