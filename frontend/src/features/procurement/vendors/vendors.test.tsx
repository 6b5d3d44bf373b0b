import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import VendorCreate from './create'
import VendorList from './list'
import VendorShow from './show'

const VENDOR = {
  id: 9,
  version: 2,
  name: 'Gulf Glass',
  type: 'domestic',
  group: 'supplier',
  country: 'Saudi Arabia',
  iban: '****7519',
  accountNumber: '****0608',
  ratingScore: 73.75,
  ratingStanding: 'average',
  purchasingCurrency: 'SAR',
  missingDocuments: ['national_address'],
  expiredDocuments: [] as string[],
  withheld: null as string | null,
  writers: [
    { name: 'Tariq Mansour', entered: true, fields: ['crNumber'], at: '2026-01-02T03:04:05.000Z' },
  ],
  approvedByName: null as string | null,
  approvedAt: null as string | null,
  changedSinceApproval: [] as string[],
  documents: [
    {
      id: 4,
      originalFilename: 'registration.pdf',
      documentType: 'commercial_registration',
      uploadedAt: '2026-01-02T03:04:05.000Z',
      url: '/api/files/4/content',
      mime: 'application/pdf',
    },
  ],
  rating: null,
  ratings: [],
  status: 'under_review',
  nextStatuses: [] as string[],
  can: { update: true, delete: true, addDocument: true, rate: true, submit: false, approve: false },
}
const choice = (value: string, label: string) => ({ value, label, labelAr: label, active: true })
const LISTS = {
  'vendor-types': [choice('domestic', 'Domestic')],
  'vendor-groups': [choice('supplier', 'Supplier')],
  'vendor-document-types': [
    choice('commercial_registration', 'Commercial registration'),
    choice('national_address', 'National address'),
  ],
}
const SHOW = {
  path: '/procurement/vendors/:id',
  element: <VendorShow />,
  answers: {
    'GET /api/vendors/9': { body: VENDOR },
    'GET /api/lists': { body: LISTS },
    'DELETE /api/vendors/9/documents/4': { status: 204 },
  },
}

test('the list shows vendors with their standing', async () => {
  renderResource(definition, {
    path: '/procurement/vendors',
    at: '/procurement/vendors',
    element: <VendorList />,
    abilities: ['vendors.view'],
    answers: {
      'GET /api/vendors': { body: [VENDOR], headers: { 'x-total-count': '1' } },
      'GET /api/lists': { body: LISTS },
    },
  })
  expect(await screen.findByRole('link', { name: 'Gulf Glass' })).toBeVisible()
  expect(await screen.findByText('Supplier')).toBeVisible()
  expect(screen.getByText('73.75 / 100')).toBeVisible()
  expect(screen.queryByText('New vendor')).toBeNull()
})

test('a refused field opens its tab and shows the message there', async () => {
  renderResource(definition, {
    path: '/procurement/vendors/new',
    at: '/procurement/vendors/new',
    element: <VendorCreate />,
    abilities: ['vendors.bank'],
    answers: {
      'GET /api/lists': { body: LISTS },
      'POST /api/vendors': {
        status: 422,
        body: { message: 'Check the fields', errors: { iban: ['This IBAN is wrong'] } },
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Name'), 'Gulf Glass')
  await userEvent.click(screen.getByLabelText('Group'))
  await userEvent.click(await screen.findByTitle('Supplier'))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(screen.getByText('This IBAN is wrong')).toBeVisible())
  expect(screen.getByRole('tab', { name: /Bank details/ })).toHaveAttribute('aria-selected', 'true')
})

test('banking is masked for those who may not see it', async () => {
  renderResource(definition, { ...SHOW, at: '/procurement/vendors/9?tab=banking' })
  expect(await screen.findByText('****7519')).toBeVisible()
  expect(
    screen.getByText(/Only the procurement department can see the full account number/)
  ).toBeVisible()
})

test('deleting a document names file, type and upload date first', async () => {
  renderResource(definition, { ...SHOW, at: '/procurement/vendors/9?tab=documents' })
  expect(await screen.findByText(/National address: Required – missing/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete registration.pdf' }))
  const dialog = await screen.findByRole('dialog')
  for (const text of ['registration.pdf', 'Commercial registration', /2 Jan 2026/]) {
    expect(within(dialog).getByText(text)).toBeVisible()
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'delete')).toBe(true))
})

function open(more: object) {
  renderResource(definition, {
    ...SHOW,
    at: '/procurement/vendors/9',
    answers: {
      ...SHOW.answers,
      'GET /api/vendors/9': { body: { ...VENDOR, ...more } },
      'POST /api/vendors/9/status': { body: VENDOR },
      'POST /api/vendors/9/submit': { body: VENDOR },
    },
  })
}

test('who entered a vendor reads why someone else approves it, and what it lacks', async () => {
  open({
    withheld: 'entered',
    nextStatuses: ['approved'],
    expiredDocuments: ['commercial_registration'],
    changedSinceApproval: ['name', 'crNumber'],
    approvedByName: 'Sami Al-Harbi',
    approvedAt: '2026-01-01T03:04:05.000Z',
  })
  expect(await screen.findByText(/You entered this vendor/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve vendor' })).toBeDisabled()
  expect(screen.getByText(/name and CR number changed after approval/)).toBeVisible()
  expect(
    await screen.findByText(/National address and Commercial registration \(expired\)/)
  ).toBeVisible()
  expect(screen.getByText(/Changed by \(CR number\)/)).toBeVisible()
  expect(screen.getByText(/Approved by/)).toBeVisible()
})

test('a second person approves the documents that are on screen', async () => {
  const can = { ...VENDOR.can, approve: true }
  open({ can, nextStatuses: ['approved'], missingDocuments: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Approve vendor' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/status'))
    expect(JSON.parse(String(sent?.data))).toEqual({
      status: 'approved',
      reason: null,
      documentIds: [4],
    })
  })
})

test('who enters vendors asks for their approval', async () => {
  open({ status: 'prospect', can: { ...VENDOR.can, submit: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for approval' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(calls.some(({ url }) => url?.endsWith('/submit'))).toBe(true))
})
