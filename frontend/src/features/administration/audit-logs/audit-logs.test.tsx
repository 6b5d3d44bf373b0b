import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import i18next from 'i18next'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import AuditLogList from './list'
import { KINDS } from './audit-log'
import AuditLogShow from './show'

const ENTRY = {
  id: 31,
  at: '2026-03-05T09:30:00.000Z',
  actor: { id: 3, name: 'Sami' },
  action: 'update',
  entityType: 'vendor',
  entityId: '7',
  entityLabel: 'Gulf Glass',
  changes: [{ field: 'city', before: 'Jeddah', after: 'Riyadh' }],
  currency: 'SAR',
  names: {},
  ip: '10.0.0.9',
  agent: null,
  requestId: 'req-1',
}
const VERDICT = { valid: true, checked: 1200, pending: 2, broken: null, lastHash: 'abc123' }

function openList(verdict: object) {
  renderResource(definition, {
    path: '/admin/logs',
    at: '/admin/logs',
    element: <AuditLogList />,
    abilities: ['audit.view', 'exports.create'],
    answers: {
      'GET /api/audit-logs': { body: [ENTRY], headers: { 'x-total-count': '1' } },
      'GET /api/audit-logs/verify': { body: verdict },
    },
  })
}

test('the list tells who did what to which record', async () => {
  openList(VERDICT)
  expect(await screen.findByText('Gulf Glass')).toBeVisible()
  expect(screen.getByText('Sami')).toBeVisible()
  expect(screen.getByText('Vendor')).toBeVisible()
  expect(screen.getByText('City')).toBeVisible()
})

test('every kind of record has a name', () => {
  expect(
    KINDS.filter((kind) => !i18next.exists(`administration.audit_logs.kinds.${kind}`))
  ).toEqual([])
})

test('the chain is verified on demand', async () => {
  openList(VERDICT)
  await userEvent.click(await screen.findByRole('button', { name: /Verify log/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByText('The log is intact.')).toBeVisible())
  expect(dialog.getByText('1,200 entries checked, 2 not sealed yet.')).toBeVisible()
})

test('a broken chain names the entry and why', async () => {
  openList({
    ...VERDICT,
    valid: false,
    broken: { sealId: 9, auditLogId: 31, reason: 'edited' },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Verify log/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByText(/was changed after it was sealed/)).toBeVisible())
  expect(dialog.getByRole('link', { name: 'Entry 31' })).toHaveAttribute('href', '/admin/logs/31')
})

const MANY = {
  ...ENTRY,
  entityType: 'purchase_order',
  changes: [
    { field: 'total', before: '1000.00', after: '1250.50' },
    { field: 'vendorId', before: 7, after: 8 },
    { field: 'retention', before: '5', after: '10' },
    { field: 'requiredOn', before: null, after: '2026-03-09' },
    { field: 'status', before: 'draft', after: 'submitted' },
    { field: 'lines', before: null, after: [{ description: 'Glass', quantity: '12' }] },
  ],
  currency: 'USD',
  names: { vendorId: { 7: 'Gulf Glass' } },
}

test('an entry shows amounts, names, days and states in words', async () => {
  renderResource(definition, {
    path: '/admin/logs/:id',
    at: '/admin/logs/31',
    element: <AuditLogShow />,
    answers: { 'GET /api/audit-logs/31': { body: MANY } },
  })
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect((await row(/^Total/)).getByText('USD 1,250.50')).toBeVisible()
  expect((await row(/^Vendor/)).getByText('Gulf Glass')).toBeVisible()
  expect((await row(/^Vendor/)).getByText('8')).toBeVisible()
  expect((await row(/^Retention/)).getByText('10%')).toBeVisible()
  expect((await row(/^Required/)).getByText('9 Mar 2026')).toBeVisible()
  expect((await row(/^Status/)).getByText('Submitted')).toBeVisible()
  expect((await row(/^Lines/)).getByText('Description: Glass · Quantity: 12')).toBeVisible()
})

test('budgets and targets are stored in minor units, rates in basis points', async () => {
  const changes = [
    { field: 'budgetMinor', before: null, after: 1_250_050 },
    { field: 'vatRateBp', before: null, after: 1500 },
    { field: '2026-03', before: null, after: '100000' },
  ]
  renderResource(definition, {
    path: '/admin/logs/:id',
    at: '/admin/logs/31',
    element: <AuditLogShow />,
    answers: { 'GET /api/audit-logs/31': { body: { ...ENTRY, changes } } },
  })
  expect(await screen.findByText('SAR 12,500.50')).toBeVisible()
  expect(screen.getByText('15%')).toBeVisible()
  expect(screen.getByText('Mar 2026')).toBeVisible()
  expect(screen.getByText('SAR 1,000.00')).toBeVisible()
})

test('an entry shows every value before and after', async () => {
  renderResource(definition, {
    path: '/admin/logs/:id',
    at: '/admin/logs/31',
    element: <AuditLogShow />,
    answers: { 'GET /api/audit-logs/31': { body: ENTRY } },
  })
  expect(await screen.findByText('Jeddah')).toBeVisible()
  expect(screen.getByText('Riyadh')).toBeVisible()
  expect(screen.getByText('req-1')).toBeVisible()
})
