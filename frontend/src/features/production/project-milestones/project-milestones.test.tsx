import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeLanguage } from '../../../providers/i18n'
import { renderPage } from '../../../kit/testing/render-resource'
import MilestonesTab from './milestones-tab'

const PROJECT = { id: 7, currency: 'SAR' } as never
const MILESTONE = {
  ...{ id: 3, version: 2, projectId: 7, position: 1, name: 'Handover', nameAr: 'التسليم' },
  ...{ contractOn: '2027-07-01', originalOn: '2027-06-15', status: 'late', reachedOn: null },
  ...{ forecastOn: '2027-07-06', varianceDays: 5, floatDays: -3, taskId: 9, currency: 'SAR' },
  task: { id: 9, code: 'M1', name: 'Handover of works', nameAr: null },
  ...{ damages: '15000.00', damagesCap: '10.00', exposure: '75000.00', payment: null },
  ...{ paymentPercent: '12.50', payable: '125000.00', triggersPayment: true },
  createdAt: '2027-01-01T00:00:00.000Z',
  can: { update: true, delete: true },
}
const MANAGER = ['project-milestones.manage', 'projects.prices']

function show(rows: object[], abilities: string[], answers: object = {}) {
  renderPage({
    ...{ path: '/', at: '/', abilities, element: <MilestonesTab record={PROJECT} /> },
    answers: { 'GET /api/projects/7/milestones': { body: rows }, ...answers },
  })
}

test('a late milestone shows both days, its variance, and what the delay costs', async () => {
  show([{ ...MILESTONE, can: { update: false, delete: false } }], ['projects.prices'])
  const row = await screen.findByRole('row', { name: /Handover of works/ })
  expect(row).toHaveTextContent('1 Jul 2027')
  expect(row).toHaveTextContent('Originally 15 Jun 2027')
  expect(row).toHaveTextContent('5 days late')
  expect(row).toHaveTextContent(/[-−]3 working days/)
  expect(row).toHaveTextContent('75,000.00')
  expect(screen.getByText('1 milestone is late')).toBeVisible()
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Calendar link'])
})

test('a calendar link is shown once, and can be revoked', async () => {
  const since = '2027-06-01T08:00:00.000Z'
  const answers = {
    'GET /api/projects/7/milestone-feed': { body: { since } },
    'POST /api/projects/7/milestone-feed': { status: 201, body: { path: '/api/x/secret.ics' } },
    'DELETE /api/projects/7/milestone-feed': { status: 204, body: '' },
  }
  show([], [], answers)
  fireEvent.click(await screen.findByRole('button', { name: /Calendar link/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replace link' }))
  expect(await screen.findByText(/secret\.ics/)).toBeVisible()
  expect(screen.getByText(/It won't be shown again/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke link' }))
  await waitFor(() => expect(screen.queryByText(/secret\.ics/)).toBeNull())
})

test('without any, those who may are offered to enter one', async () => {
  show([], MANAGER)
  expect(await screen.findByText('No contract milestones yet')).toBeVisible()
  expect(screen.getByRole('button', { name: /Add milestone/ })).toBeEnabled()
})

test('what is changed is sent on the version that is shown; a refusal stands at its field', async () => {
  const refusal = { paymentPercent: ['Enter an amount or a percentage, not both.'] }
  const sent = vi.fn<(request: unknown) => object>(() => ({
    status: 422,
    body: { message: 'No', errors: refusal },
  }))
  show([MILESTONE], MANAGER, { 'PATCH /api/project-milestones/3': sent })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Handover' }))
  const dialog = await screen.findByRole('dialog')
  const enter = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  enter('Milestone', 'Taking over')
  enter('Payment due (amount)', '5000')
  expect(within(dialog).queryByLabelText('Contract day')).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]![0]).toEqual({
    ...{ name: 'Taking over', nameAr: 'التسليم', reachedOn: null, damages: '15000.00' },
    ...{ damagesCap: '10.00', payment: '5000', paymentPercent: '12.50' },
  })
  expect(await within(dialog).findByText(refusal.paymentPercent[0]!)).toBeVisible()
})

test('another contract day asks for its reason', async () => {
  const sent = vi.fn<(request: unknown) => object>(() => ({ body: MILESTONE }))
  show([MILESTONE], MANAGER, {
    'POST /api/project-milestones/3/contract-days': sent,
    'GET /api/project-milestones/3': {
      body: {
        ...MILESTONE,
        contractDays: [
          {
            ...{ fromOn: '2027-06-15', toOn: '2027-07-01', cause: 'extension' },
            ...{ variationId: null, reason: 'Late access', changedBy: 'Huda' },
            changedAt: '2027-01-01T00:00:00.000Z',
          },
        ],
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change contract day: Handover' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/Late access/)).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change contract day' }))
  await waitFor(() => expect(within(dialog).getAllByText('This field is required')).toHaveLength(2))
  expect(sent).not.toHaveBeenCalled()
})

test('in Arabic the milestone has its Arabic name', async () => {
  await changeLanguage('arabic')
  show([MILESTONE], [])
  expect(await screen.findByText('التسليم')).toBeVisible()
  expect(screen.getByText('متأخرة 5 أيام')).toBeVisible()
  await changeLanguage('english')
})
