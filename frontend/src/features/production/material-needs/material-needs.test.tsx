import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { makeSchedule } from '../schedules/plan/plan-fixtures'
import type { SchedulePlan } from '../schedules/plan/types'
import type { MaterialNeed, MaterialNeeds } from './material-needs'
import NeedsView from './needs-view'

const need = (id: number, more: Partial<MaterialNeed>): MaterialNeed => ({
  ...{ id, version: 4, taskId: 1, taskCode: 'A1', taskName: 'Excavation', taskNameAr: null },
  ...{ materialId: id, materialCode: `M-${id}`, materialName: 'Cement', materialNameAr: null },
  ...{ unit: 'bag', quantity: '10', leadDays: 2, note: null, finished: false },
  ...{ startsOn: '2027-06-15', needByOn: '2027-06-11', requestedByOn: null, promisedOn: null },
  ...{ readyOn: null, requested: '0', ordered: '0', received: '0', state: 'planned' },
  ...{ requests: [], supply: [] },
  ...more,
})

const late = need(8, {
  materialName: 'Steel',
  ...{ requested: '10', ordered: '10', state: 'late', readyOn: '2027-06-20' },
  ...{ requestedByOn: '2027-06-14', promisedOn: '2027-06-20' },
})

function open(can: Partial<MaterialNeeds['can']> = {}) {
  const schedule = makeSchedule({ tasks: [{ id: 1, name: 'Excavation' }] })
  const plan = { schedule } as Partial<SchedulePlan> as SchedulePlan
  const body: MaterialNeeds = {
    ...{ projectId: 7, asOf: '2027-06-01' },
    can: { update: true, request: true, openOrders: true, openRequests: true, ...can },
    needs: [need(7, {}), late],
    tasks: [{ taskId: 1, readyOn: '2027-06-20', complete: false, late: true }],
  }
  renderPage({
    path: '/schedule',
    at: '/schedule',
    element: <NeedsView plan={plan} />,
    abilities: ['materials.lookup'],
    answers: {
      'GET /api/projects/7/material-needs': { body },
      'POST /api/purchase-requests/from-needs': { status: 201, body: { id: 31 } },
      'PATCH /api/material-needs/7': { body },
    },
  })
}

test('needs show their state, their days and how far the schedule has moved them', async () => {
  open()
  expect(await screen.findByText('1 task starts before its material is ready')).toBeVisible()
  const row = within(screen.getByText('Steel').closest('tr')!)
  expect(row.getByText('Late')).toBeVisible()
  expect(row.getByText('Needed 3 days earlier than requested')).toBeVisible()
  expect(row.getByRole('checkbox')).toBeDisabled()
})

test('what is chosen becomes one purchase request', async () => {
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select A1 M-7' }))
  await userEvent.click(screen.getByRole('button', { name: /Create purchase request \(1 item\)/ }))
  const sent = () => sentTo('POST', '/api/purchase-requests/from-needs')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]!.body).toEqual({ projectId: 7, needs: [{ id: 7 }] })
})

test('a need is changed on the version that is shown', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit A1 M-7' }))
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByLabelText('Needed')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '12.5')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const sent = () => sentTo('PATCH', '/api/material-needs/7')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]!.body).toEqual({ quantity: '12.5', leadDays: 2, note: null })
})

test('who may only read sees no buttons', async () => {
  open({ update: false, request: false })
  expect(await screen.findByText('Steel')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Add material|Create purchase/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
