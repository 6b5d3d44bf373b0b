import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import VariationCreate from './create'
import VariationList from './list'
import VariationShow from './show'
import VariationsTab from './variations-tab'

const PATH = '/production/variation-orders'
const NOTHING = { update: false, delete: false, submit: false, approve: false, reject: false }
const ROW = {
  ...{ id: 4, version: 2, number: 'VO-2026-0004', projectId: 7, projectCode: 'PRJ-2026-0007' },
  ...{ projectName: 'Hangar', projectNameAr: null, title: 'Extra canopy', titleAr: null },
  ...{ cause: 'omission', details: null, clientReference: 'CL-9', amount: '-5000.50' },
  ...{ currency: 'SAR', days: 12, status: 'submitted', approvedOn: null, reason: null },
  ...{ createdByName: 'Rania Khoury', createdAt: '2026-03-01T08:00:00Z' },
  can: { ...NOTHING, cancel: false },
}

test('the list tells amount, days and status, and offers a new one to those who may enter it', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <VariationList />,
    abilities: ['variation-orders.manage'],
    answers: { 'GET /api/variation-orders': { body: [ROW], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'VO-2026-0004' })).toHaveAttribute(
    'href',
    `${PATH}/4`
  )
  expect(screen.getByText(/5,000\.50/)).toBeVisible()
  expect(screen.getByRole('link', { name: /New variation order/ })).toBeVisible()
})

test('who may decide does so after a confirmation, with the version that was read', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <VariationShow />,
    answers: {
      'GET /api/variation-orders/4': {
        body: { ...ROW, can: { ...ROW.can, approve: true, reject: true }, approval: null },
      },
      'POST /api/variation-orders/4/approve': { body: { ...ROW, status: 'approved', version: 3 } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Approve/ }))
  const dialog = await screen.findByRole('dialog')
  const decided = () => calls.find(({ url }) => url?.endsWith('/approve'))
  expect(decided()).toBeUndefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => {
    expect(decided()?.headers.get('If-Match')).toBe('"2"')
  })
})

test('without a title nothing is sent', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new?projectId=7`,
    element: <VariationCreate />,
    answers: { 'GET /api/projects/lookup': { body: [{ id: 7, label: 'PRJ-2026-0007 — Hangar' }] } },
  })
  await userEvent.type(await screen.findByLabelText('Amount before VAT'), '-5000')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toBeInvalid())
  expect(calls.some(({ url }) => url === '/api/variation-orders')).toBe(false)
})

test('the tab of a project shows what waits for approval apart from the contract value', async () => {
  renderResource(definition, {
    path: '/production/projects/:id',
    at: '/production/projects/7',
    element: <VariationsTab record={{ id: 7 }} />,
    answers: {
      'GET /api/projects/7/variations': {
        body: {
          ...{ projectId: 7, currency: 'SAR', original: '1000000.00', revised: '1050000.00' },
          approved: { count: 2, days: 12, amount: '50000.00' },
          pending: { count: 1, days: 3, amount: '7000.00' },
        },
      },
      'GET /api/variation-orders': { body: [ROW], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByText('Approved variations (2)')).toBeVisible()
  expect(screen.getByText('Pending approval, not included (1)')).toBeVisible()
  expect(screen.getByText(/1,050,000\.00/)).toBeVisible()
  expect(screen.getByText('12 days')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'VO-2026-0004' })).toBeVisible()
  const list = calls.map(({ url }) => url ?? '').find((url) => url.includes('variation-orders?'))
  expect(list).toContain('projectId=7')
  expect(screen.queryByRole('link', { name: /New variation order/ })).toBeNull()
})

test('an approved one takes files, and keeps those it has', async () => {
  const file = {
    ...{ id: 9, originalFilename: 'signed.pdf', mime: 'application/pdf' },
    ...{ url: '/api/files/9/content', uploadedAt: '2026-03-02T08:00:00Z', uploadedByName: 'Rania' },
  }
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4?tab=files`,
    element: <VariationShow />,
    answers: {
      'GET /api/variation-orders/4': {
        body: { ...ROW, status: 'approved', can: { ...ROW.can, attach: true }, approval: null },
      },
      'GET /api/variation-orders/4/documents': { body: [file] },
      'GET /api/variation-orders/4/prints': { body: [{ ...file, originalFilename: 'VO-en.pdf' }] },
    },
  })
  expect(await screen.findByRole('link', { name: 'signed.pdf' })).toBeVisible()
  expect(document.querySelector('input[type="file"]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'PDF' }))
  expect(await screen.findByRole('link', { name: 'VO-en.pdf' })).toHaveAttribute(
    'href',
    '/api/files/9/content?inline=1'
  )
  expect(screen.getByRole('button', { name: /Create PDF/ })).toBeEnabled()
})
