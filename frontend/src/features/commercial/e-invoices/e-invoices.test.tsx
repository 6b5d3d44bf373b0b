import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { EInvoicePanel } from './e-invoice-panel'
import EInvoicingPage from './e-invoicing-page'
import definition from './index'

const DOCUMENT = {
  id: 3,
  version: 2,
  attempt: 1,
  counter: 41,
  uuid: '8d487816-70b8-4ade-a618-9d620b73814a',
  hash: 'bGQ=',
  state: 'cleared',
  failure: null,
  messages: [],
  sentTimes: 1,
  nextAt: null,
  reportBefore: null,
  acceptedAt: '2026-03-01T08:00:00.000Z',
  accepted: true,
  xmlUrl: '/api/e-invoices/3/xml',
  can: { send: false },
}

const showPanel = (answer: object, answers = {}) =>
  renderResource(definition, {
    path: '/panel',
    at: '/panel',
    element: <EInvoicePanel invoice={{ id: 7, version: 5 }} />,
    answers: {
      'GET /api/invoices/7/e-invoice': {
        body: { mode: 'production', rules: [], documents: [], can: { resubmit: false }, ...answer },
      },
      ...answers,
    },
  })

test('a cleared invoice shows its place in the sequence and its XML', async () => {
  showPanel({ documents: [DOCUMENT] })
  expect(await screen.findByText('Cleared')).toBeVisible()
  expect(screen.getByText('41')).toBeVisible()
  expect(screen.getByText(DOCUMENT.uuid)).toBeVisible()
  expect(screen.getByRole('link', { name: /XML/ })).toHaveAttribute('href', DOCUMENT.xmlUrl)
  expect(screen.queryByRole('button', { name: /Send now/ })).toBeNull()
})

test('the words of the authority stand as they came, and a rejected one is signed again', async () => {
  const messages = [
    { kind: 'error', code: 'BR-KSA-44', category: 'KSA', text: 'Wrong VAT number | رقم خاطئ' },
    { kind: 'info', code: 'XSD', category: 'XSD', text: 'Complied' },
  ]
  const rejected = { ...DOCUMENT, state: 'rejected', accepted: false, acceptedAt: null, messages }
  showPanel(
    { documents: [rejected], can: { resubmit: true } },
    { 'POST /api/invoices/7/e-invoice': { body: {} } }
  )
  expect(await screen.findByText('Rejected')).toBeVisible()
  expect(screen.getByText('BR-KSA-44')).toBeVisible()
  expect(screen.getByText(/Wrong VAT number/)).toBeVisible()
  expect(screen.queryByText('Complied')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Sign again/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Sign again' }))
  await waitFor(() => expect(sentTo('post', '/api/invoices/7/e-invoice')).toHaveLength(1))
  expect(sentTo('post', '/api/invoices/7/e-invoice')[0]!.ifMatch).toBe('"5"')
})

test('one that waits says why and is sent at once', async () => {
  const waiting = {
    ...DOCUMENT,
    state: 'retry',
    failure: 'unreachable',
    accepted: false,
    can: { send: true },
  }
  showPanel({ documents: [waiting] }, { 'POST /api/e-invoices/3/send': { status: 202, body: {} } })
  expect(await screen.findByText(/sent again automatically/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Send now/ }))
  await waitFor(() =>
    expect(sentTo('post', '/api/e-invoices/3/send')).toEqual([{ body: {}, ifMatch: '"2"' }])
  )
})

test('a draft names the rules that it breaks', async () => {
  showPanel({ rules: [{ group: 'buyer', rule: 'BR-KSA-63' }] })
  expect(await screen.findByText('BR-KSA-63')).toBeVisible()
  expect(screen.getByText('Customer')).toBeVisible()
})

const SETTING = {
  version: 4,
  mode: 'off',
  simulationUrl: 'https://simulation.example',
  productionUrl: 'https://production.example',
  branch: 'Riyadh',
  businessCategory: null,
  street: null,
  buildingNumber: null,
  additionalNumber: null,
  district: null,
  city: null,
  postalCode: null,
  units: [],
  states: {
    not_sent: 0,
    sent: 0,
    cleared: 12,
    reported: 0,
    warning: 0,
    rejected: 0,
    retry: 0,
  },
  problems: [],
  can: { update: true },
}

const showPage = (changes: object = {}) =>
  renderResource(definition, {
    path: '/finance/e-invoicing',
    at: '/finance/e-invoicing',
    element: <EInvoicingPage />,
    answers: {
      'GET /api/e-invoicing': { body: { ...SETTING, ...changes } },
      'PATCH /api/e-invoicing': { body: SETTING },
      'POST /api/e-invoicing/units': { status: 201, body: {} },
    },
  })

test('a unit is created with the one-time password', async () => {
  showPage()
  expect(await screen.findByText('No signing units yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Create unit/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Create unit' }))
  expect(sentTo('post', '/api/e-invoicing/units')).toEqual([])
  await userEvent.type(dialog.getByLabelText('One-time password'), '١٢٣٣٤٥')
  await userEvent.click(dialog.getByRole('button', { name: 'Create unit' }))
  await waitFor(() =>
    expect(sentTo('post', '/api/e-invoicing/units')[0]?.body).toEqual({
      environment: 'simulation',
      otp: '123345',
    })
  )
})

test('the address is saved on the version shown, empty fields as nothing', async () => {
  showPage()
  await userEvent.type(await screen.findByLabelText('Building no.'), '12')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('Enter 4 digits')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Building no.'), '34')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sentTo('patch', '/api/e-invoicing')).toHaveLength(1))
  const [{ body, ifMatch }] = sentTo('patch', '/api/e-invoicing') as [
    { body: Record<string, unknown>; ifMatch: unknown },
  ]
  expect(ifMatch).toBe('"4"')
  expect(body).toMatchObject({ buildingNumber: '1234', branch: 'Riyadh', city: null })
})

test('who may only look sees no buttons', async () => {
  const unit = {
    id: 1,
    version: 1,
    environment: 'simulation',
    status: 'active',
    commonName: 'BINAA-1',
    serialNumber: '1-Binaa|2-Portal|3-x',
    counter: 5,
    expiresAt: '2027-01-01T00:00:00.000Z',
    checks: [{ document: 'standard_388', ok: false, messages: ['BR-KSA-40'] }],
    can: { test: false, renew: false },
  }
  showPage({ can: { update: false }, units: [unit] })
  expect(await screen.findByText('BINAA-1')).toBeVisible()
  expect(screen.getByText('BR-KSA-40')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
