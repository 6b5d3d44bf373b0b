import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import MonthSheetList from './list'
import MonthSheetShow from './show'

const SHEET = {
  ...{ id: 4, version: 7, month: '2026-03', currency: 'SAR', status: 'checked' },
  ...{ people: 140, lines: 141, warnings: 2, reason: null, jobId: null },
  ...{ wages: '12555.00', overtime: '143.38', deducted: '405.00', net: '12293.38' },
  ...{ builtAt: '2026-04-01T08:00:00.000Z', builtByName: 'Reem' },
  ...{ checkedAt: '2026-04-01T09:00:00.000Z', checkedByName: 'Reem' },
  ...{ lockedAt: null, lockedByName: null },
  can: { build: false, check: false, lock: true, reopen: true, export: true, delete: false },
}
const LINE = {
  ...{ id: 9, employeeId: 3, employeeNumber: 'E-3', employeeName: 'Huda', employeeNameAr: 'هدى' },
  ...{ fromOn: '2026-03-01', toOn: '2026-03-31', calendarDays: 31, workingDays: 22 },
  ...{ workedMinutes: 9600, overtimeMinutes: 120, monthDays: 31, overtimePercent: 50 },
  ...{
    joinedOn: null,
    leftOn: null,
    settlement: null,
    absenceDays: '0',
    leaveDays: '1',
    sickDays: '0',
  },
  ...{ attendedDays: 20, lateMinutes: 35, earlyMinutes: 0, paidLeaveDays: '0' },
  ...{ partPaidDays: '0', unpaidLeaveDays: '1' },
  ...{ unpaidDays: '1', basic: '9300.00', housing: '2325.00', transport: '930.00' },
  ...{ other: '0.00', wages: '12555.00', overtime: '143.38', deducted: '405.00' },
  net: '12293.38',
  rate: { basic: '9300.00', housing: '2325.00', transport: '930.00', other: '0.00' },
  leave: [{ name: 'Unpaid leave', nameAr: 'إجازة دون أجر', days: '1' }],
  sick: [],
  deductions: { unpaid: '405.00', absence: '0.00', sick: '0.00' },
  warnings: ['document_expired'],
}
const HR = { abilities: ['people.open', 'employees.pay'] }
const AT = { path: '/hr/month-sheets/:id', at: '/hr/month-sheets/4' }
const counted = (rows: unknown[]) => ({
  body: rows,
  headers: { 'x-total-count': String(rows.length) },
})

test('the list shows the months with their sums, and begins another', async () => {
  renderResource(definition, {
    ...{ ...HR, path: '/hr/month-sheets', at: '/hr/month-sheets' },
    element: <MonthSheetList />,
    answers: { 'GET /api/month-sheets': counted([SHEET]) },
  })
  const row = (await screen.findByRole('link', { name: /Mar 2026/ })).closest('tr')!
  expect(row).toHaveTextContent('Checked')
  expect(row).toHaveTextContent('12,293.38')
  await userEvent.click(screen.getByRole('button', { name: /New month sheet/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Month')
})

test('a line says what its figures are made of, and by which rule', async () => {
  renderResource(definition, {
    ...{ ...HR, ...AT },
    element: <MonthSheetShow />,
    answers: {
      'GET /api/month-sheets/4': { body: SHEET },
      'GET /api/month-sheets/4/lines': counted([LINE]),
      'GET /api/month-sheets/4/changes': { body: [] },
    },
  })
  const row = (await screen.findByRole('link', { name: 'Huda' })).closest('tr')!
  expect(row).toHaveTextContent('Document expired')
  await userEvent.click(within(row).getByRole('button', { name: 'Figures' }))
  const drawer = await screen.findByRole('dialog')
  expect(drawer).toHaveTextContent('9,300.00 × 31 of 31 days')
  expect(drawer).toHaveTextContent('Article 107')
  expect(within(drawer).getByText('Pay of the days by calendar days of the month')).toBeVisible()
})

test('who has not checked it locks it, and what changed since stands beside', async () => {
  renderResource(definition, {
    ...{ ...HR, ...AT },
    element: <MonthSheetShow />,
    answers: {
      'GET /api/month-sheets/4': { body: SHEET },
      'GET /api/month-sheets/4/lines': counted([LINE]),
      'GET /api/month-sheets/4/changes': {
        body: [
          {
            ...{ employeeId: 3, number: 'E-3', name: 'Huda', nameAr: 'هدى' },
            ...{ sheetNet: '12293.38', nowNet: '15000.00' },
          },
        ],
      },
      'POST /api/month-sheets/4/lock': { body: { ...SHEET, status: 'locked' } },
    },
  })
  expect(await screen.findByText(/1 person has changed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Recalculate/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Lock sheet/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: /Lock sheet/ }))
  expect(sentTo('POST', '/api/month-sheets/4/lock')).toHaveLength(1)
})
