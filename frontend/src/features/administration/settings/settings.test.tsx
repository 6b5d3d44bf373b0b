import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { Toaster } from '../../../providers/toast/toaster'
import { calls } from '../../../test/fake-api'
import type { Schema } from '../../../api/types'
import definition from './index'
import LogoPage from './logo-page'
import SettingsPage from './settings-page'

const SETTINGS = {
  id: 1,
  version: 4,
  companyName: 'Rawasi',
  companyNameAr: 'رواسي',
  address: null,
  addressAr: null,
  commercialRegistration: null,
  vatNumber: null,
  phone: null,
  email: null,
  website: null,
  bankName: null,
  accountName: null,
  iban: null,
  swiftCode: null,
  sessionIdleMinutes: 30,
  sessionAbsoluteHours: 10,
  passwordMaxAgeDays: 0,
  passwordsKept: 5,
  passcodeLogin: false,
  allowSelfApproval: false,
  separatePayer: true,
  separateDuties: true,
  budgetCheck: 'warn',
  twoStepFor: [],
  scanAway: 'hold',
  mailUser: null,
  hasMailPassword: false,
  mailFrom: null,
  mailFromName: null,
  mailReplyTo: null,
  separateVendors: true,
  advanceGuarantee: true,
  vatRate: '15',
  vatPeriod: 'month',
  vatFirstPeriodOn: null,
  vatCorrectionLimit: 5000,
  overtimeFactor: '1.5',
  overtimeLateDays: 0,
  approvalEscalationHours: 0,
  splitDays: 7,
  priceDifference: 5,
  provisionNotDue: '1',
  provision0to30: '3',
  provision31to60: '10',
  provision61to90: '25',
  provisionOver90: '50',
  promiseToleranceDays: 3,
  creditIncludesUnbilled: true,
  creditLimitBlocks: false,
  timeZone: 'Asia/Riyadh',
  weekendDays: [5, 6],
  workStart: '08:00',
  workEnd: '17:00',
  ramadanStart: '10:00',
  ramadanEnd: '16:00',
  dualDates: false,
  timesheetExempt: [],
  backupDays: [0, 3],
  backupTime: '02:00',
  backupKeepDaily: 7,
  backupKeepWeekly: 4,
  backupKeepMonthly: 6,
  drillEvery: 'month',
  accessReviews: true,
  accessReviewMonths: [1, 4, 7, 10],
  accessReviewDays: 21,
  mailMode: 'keep',
  mailHost: null,
  mailPort: 587,
  mailSecurity: 'starttls',
  logoUrl: null,
  numbering: [{ series: 'Q-2026', last: 'Q-2026-0041', next: 'Q-2026-0042' }],
  held: ['separatePayer'],
  can: { update: true },
} satisfies Schema<'Settings'>

const sent = () => calls.find(({ method }) => method === 'patch')

function open(answer: (body: unknown) => { status?: number; body?: unknown }) {
  renderResource(definition, {
    path: '/admin/settings',
    at: '/admin/settings',
    element: <SettingsPage />,
    abilities: ['settings.manage'],
    answers: { 'GET /api/settings': { body: SETTINGS }, 'PATCH /api/settings': answer },
  })
  return screen.findByLabelText('Name (English)')
}

test('all tabs are saved as one document, in the version that was seen', async () => {
  const name = await open(() => ({ body: { ...SETTINGS, version: 5 } }))
  await userEvent.type(name, ' Building')
  await userEvent.click(screen.getByRole('tab', { name: 'Calendar' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(sent()!.data)).toMatchObject({
    companyName: 'Rawasi Building',
    weekendDays: [0, 5, 6],
    vatRate: '15',
  })
  expect(sent()!.headers.get('If-Match')).toBe('"4"')
})

test('a refused value opens its tab and keeps what was typed', async () => {
  const name = await open(() => ({
    status: 422,
    body: { message: 'Check', code: 'INVALID', errors: { iban: ['Not an IBAN.'] } },
  }))
  await userEvent.type(name, '!')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  const error = await screen.findByText('Not an IBAN.')
  await waitFor(() => expect(error).toBeVisible())
  expect(screen.getByRole('tab', { name: /Bank account/ })).toHaveAttribute('aria-selected', 'true')
  expect(name).toHaveValue('Rawasi!')
})

test('what waits for a second person is shown as it still holds', async () => {
  await open(() => ({ body: { ...SETTINGS, version: 5 } }))
  await userEvent.click(screen.getByRole('tab', { name: /Bank account/ }))
  await userEvent.type(screen.getByLabelText('Bank'), 'Other bank')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sent()).toBeDefined())
  await waitFor(() => expect(screen.getByLabelText('Bank')).toHaveValue(''))
})

test('the open tab is kept in the address', async () => {
  renderResource(definition, {
    path: '/admin/settings',
    at: '/admin/settings?tab=calendar',
    element: <SettingsPage />,
    abilities: ['settings.manage'],
    answers: { 'GET /api/settings': { body: SETTINGS } },
  })
  expect(await screen.findByRole('tab', { name: 'Calendar' })).toHaveAttribute(
    'aria-selected',
    'true'
  )
})

test('numbers are shown, not set', async () => {
  await open(() => ({}))
  await userEvent.click(screen.getByRole('tab', { name: 'Numbering' }))
  expect(await screen.findByText('Q-2026-0042')).toBeVisible()
})

test('everybody sees the logo; only administrators are offered to change it', async () => {
  renderResource(definition, {
    path: '/logo-upload',
    at: '/logo-upload',
    element: <LogoPage />,
    answers: {
      'GET /api/branding': {
        body: { companyName: 'Rawasi', companyNameAr: 'رواسي', logoUrl: '/api/logo?v=3' },
      },
    },
  })
  expect(await screen.findByRole('img', { name: 'Logo of Rawasi' })).toHaveAttribute(
    'src',
    '/api/logo?v=3'
  )
  expect(screen.queryByText(/up to 5 MB/)).toBeNull()
})

test('what waits for a second person is what the server says, and the form tells it', async () => {
  render(<Toaster />)
  await open(() => ({ body: { ...SETTINGS, version: 5 } }))
  await userEvent.click(screen.getByRole('tab', { name: /Security & tax/ }))
  await userEvent.click(screen.getByRole('switch', { name: /paid by a second person/ }))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText(/^Bank details and approval settings apply/)).toBeVisible()
})
