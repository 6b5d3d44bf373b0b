import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choice, listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import LeadCreate from './create'
import LeadList from './list'
import LeadShow from './show'

const PATH = '/commercial/leads'
const LEAD = {
  id: 7,
  version: 3,
  number: 'L-2026-0007',
  name: 'Cold store',
  nameAr: 'مستودع تبريد',
  clientId: 5,
  companyName: 'Falcon',
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  source: 'referral',
  value: '1500.125',
  currency: 'KWD',
  expectedOn: null,
  nextStep: 'Call them',
  nextStepOn: '2020-01-05',
  ownerId: 4,
  ownerName: 'Sara Malki',
  city: null,
  projectType: null,
  notes: null,
  stage: 'contacted',
  stageOn: '2026-01-05',
  stageReason: null,
  lostReason: null,
  quotationId: null,
  quotationNumber: null,
  quotationStage: null,
  createdBy: 4,
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  can: { update: true, move: true, delete: true },
  allowedMoves: ['new', 'qualified', 'quoted', 'lost'],
}
const LISTS = { body: { 'lost-reasons': [choice('price', 'Price too high')] } }

const show = (lead: object, answers = {}) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/7`,
    element: <LeadShow />,
    abilities: ['leads.manage'],
    answers: { 'GET /api/leads/7': { body: lead }, 'GET /api/lists': LISTS, ...answers },
  })

test('the list names the owner, the value in its currency, and marks a next step that is late', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <LeadList />,
    abilities: ['leads.manage'],
    answers: { 'GET /api/leads': listOf(LEAD) },
  })
  expect(await screen.findByRole('link', { name: 'L-2026-0007' })).toHaveAttribute(
    'href',
    `${PATH}/7`
  )
  expect(screen.getByText('Sara Malki')).toBeVisible()
  expect(screen.getByText('Overdue')).toBeVisible()
  expect(screen.getByRole('link', { name: /New lead/ })).toBeVisible()
  // the board is for those who see the pipeline
  expect(screen.queryByRole('link', { name: /Board/ })).toBeNull()
})

test('a new lead has a typed company while it is no client of the directory', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <LeadCreate />,
    abilities: ['leads.manage', 'clients.lookup'],
    answers: {
      'GET /api/clients/lookup': { body: [{ id: 5, label: 'Falcon' }] },
      'POST /api/leads': { status: 201, body: LEAD },
    },
  })
  await userEvent.type(await screen.findByLabelText('Lead'), 'Cold store')
  await userEvent.type(screen.getByLabelText('Company'), 'Falcon Ltd')
  await userEvent.type(screen.getByLabelText('Estimated value'), '٢٥٠')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sentTo('POST', '/api/leads')).toHaveLength(1))
  expect(sentTo('POST', '/api/leads')[0]!.body).toMatchObject({
    ...{ name: 'Cold store', companyName: 'Falcon Ltd', value: '250', currency: 'SAR' },
  })
})

test('a chosen client brings its company: nothing is typed then', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <LeadCreate />,
    abilities: ['leads.manage', 'clients.lookup'],
    answers: { 'GET /api/clients/lookup': { body: [{ id: 5, label: 'Falcon' }] } },
  })
  await userEvent.click(await screen.findByLabelText('Client'))
  await userEvent.click(await screen.findByTitle('Falcon'))
  await waitFor(() => expect(screen.queryByLabelText('Company')).toBeNull())
})

test('a step forward is taken at once, on the version that was read', async () => {
  show(LEAD, { 'POST /api/leads/7/move': { body: { ...LEAD, version: 4, stage: 'qualified' } } })
  await userEvent.click(await screen.findByRole('button', { name: /Move to/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Qualified' }))
  await waitFor(() => expect(sentTo('POST', '/api/leads/7/move')).toHaveLength(1))
  expect(sentTo('POST', '/api/leads/7/move')[0]).toEqual({
    body: { stage: 'qualified', reason: null },
    ifMatch: '"3"',
  })
})

test('a loss asks for one of the known reasons, a step back for its own', async () => {
  show(LEAD, { 'POST /api/leads/7/move': { body: { ...LEAD, version: 4, stage: 'lost' } } })
  await userEvent.click(await screen.findByRole('button', { name: /Move to/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lost' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  expect(sentTo('POST', '/api/leads/7/move')).toHaveLength(0)
  await userEvent.click(dialog.getByLabelText('Loss reason'))
  await userEvent.click(await screen.findByTitle('Price too high'))
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(sentTo('POST', '/api/leads/7/move')).toHaveLength(1))
  expect(sentTo('POST', '/api/leads/7/move')[0]!.body).toEqual({
    ...{ stage: 'lost', reason: null, lostReason: 'price' },
  })
})

test('who may only look is offered nothing; why a lead was lost stands above its details', async () => {
  show({
    ...LEAD,
    ...{ stage: 'lost', lostReason: 'price', stageReason: 'Twice our price' },
    ...{ can: { update: false, move: false, delete: false }, allowedMoves: [] },
  })
  expect(await screen.findByText('Price too high')).toBeVisible()
  expect(screen.getByText('Twice our price')).toBeVisible()
  for (const name of [/Move to/, /Delete/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
