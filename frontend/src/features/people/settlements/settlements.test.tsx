import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import SettlementCreate from './create'
import SettlementList from './list'
import SettlementShow from './show'

const PATH = '/hr/settlements'
const NOTHING = { update: false, delete: false, submit: false, approve: false, reject: false }
const ROW = {
  ...{ id: 4, version: 2, number: 'EOS-2026-0004', employeeId: 7, employeeNumber: 'EMP-1' },
  ...{ employeeName: 'Huda', employeeNameAr: 'هدى', lastDayOn: '2026-11-15' },
  ...{ serviceEnd: 'resigned', status: 'submitted', reason: null, createdByName: 'Reem' },
  ...{ approvedOn: null, paidOn: null, createdAt: '2026-11-16T08:00:00Z' },
  can: { ...NOTHING, cancel: false, pay: false },
}
const SETTLEMENT = {
  ...ROW,
  ...{ resignedOn: null, eventOn: null, noticeDays: 0, noticeBy: null, note: null },
  ...{ paymentReference: null, isCompensated: false, paysMonth: true, currency: 'SAR' },
  ...{ due: '34666.67', deducted: '1000.00', net: '33666.67', approval: null },
  changedSince: ['leave'],
  figures: {
    ...{ joinOn: '2019-05-18', lastDayOn: '2026-11-15' },
    service: { years: 7, days: 183, yearDays: 366, suspendedDays: 0 },
    pay: {
      ...{ effectiveOn: '2025-01-01', basic: '8000.00', housing: '0.00', transport: '0.00' },
      ...{ other: '0.00', wage: '8000.00' },
    },
    award: {
      ...{ article: 85, part: 2, of: 3, full: '40000.00', amount: '26666.67' },
      steps: [
        { years: 5, days: 0, yearDays: 366, monthHundredths: 50, amount: '20000.00' },
        { years: 2, days: 183, yearDays: 366, monthHundredths: 100, amount: '20000.00' },
      ],
    },
    leave: [
      {
        leaveTypeId: 1,
        name: 'Annual leave',
        nameAr: 'إجازة سنوية',
        days: '15',
        amount: '4000.00',
      },
    ],
    month: { from: '2026-11-01', to: '2026-11-15', days: '15', amount: '4000.00' },
    notice: null,
    compensation: null,
  },
  entries: [{ kind: 'advance', text: 'June advance', custodyId: null, amount: '1000.00' }],
}
const LISTS = {
  body: {
    'settlement-entry-kinds': [{ value: 'advance', label: 'Advance', labelAr: 'سلفة' }],
    'service-ends': [
      { value: 'resigned', label: 'Resignation', labelAr: 'استقالة' },
      { value: 'resigned_marriage', label: 'After marriage', labelAr: 'بعد الزواج' },
    ],
  },
}

const show = (more: object = {}, answers: object = {}) =>
  renderResource(definition, {
    ...{ path: `${PATH}/:id`, at: `${PATH}/4`, element: <SettlementShow /> },
    answers: {
      'GET /api/lists': LISTS,
      'GET /api/settlements/4': { body: { ...SETTLEMENT, ...more } },
      ...answers,
    },
  })

test('the list says who, when and how far, and no amount', async () => {
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <SettlementList /> },
    abilities: ['settlements.manage'],
    answers: {
      'GET /api/lists': LISTS,
      'GET /api/settlements': { body: [ROW], headers: { 'x-total-count': '1' } },
    },
  })
  const row = (await screen.findByRole('link', { name: 'EOS-2026-0004' })).closest('tr')!
  expect(row).toHaveTextContent('Huda')
  expect(screen.getByRole('link', { name: /New settlement/ })).toBeVisible()
})

test('the page shows each step of the computation and what has changed since', async () => {
  show()
  expect(await screen.findByText('5 years × half a month × 8,000.00 = 20,000.00')).toBeVisible()
  expect(screen.getByText('2 years 183 days × one month × 8,000.00 = 20,000.00')).toBeVisible()
  expect(screen.getByText('40,000.00 × 2/3 = 26,666.67')).toBeVisible()
  expect(screen.getAllByText('15 days × 8,000.00 ÷ 30')).toHaveLength(2)
  expect(screen.getByText('End-of-service award (article 85)')).toBeVisible()
  expect(screen.getByText('June advance')).toBeVisible()
  expect(screen.getByText('Changed since it was calculated')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
})

test('who may decide does so after a confirmation, with the version that was read', async () => {
  show(
    { can: { ...ROW.can, approve: true, reject: true } },
    { 'POST /api/settlements/4/approve': { body: { ...ROW, status: 'approved', version: 3 } } }
  )
  await userEvent.click(await screen.findByRole('button', { name: /Approve/ }))
  const dialog = await screen.findByRole('dialog')
  const decided = () => calls.find(({ url }) => url?.endsWith('/approve'))
  expect(decided()).toBeUndefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => {
    expect(decided()?.headers.get('If-Match')).toBe('"2"')
  })
})

test('a draft whose figures have changed is offered to be recalculated', async () => {
  show({ status: 'draft', can: { ...ROW.can, update: true, submit: true, delete: true } })
  expect(await screen.findByRole('button', { name: /Recalculate/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Edit/ })).toHaveAttribute('href', `${PATH}/4/edit`)
})

test('without a person and a reason nothing is sent', async () => {
  renderResource(definition, {
    ...{ path: `${PATH}/new`, at: `${PATH}/new`, element: <SettlementCreate /> },
    answers: { 'GET /api/lists': LISTS },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Save/ }))
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
  expect(calls.some(({ url, method }) => url === '/api/settlements' && method === 'post')).toBe(
    false
  )
})
