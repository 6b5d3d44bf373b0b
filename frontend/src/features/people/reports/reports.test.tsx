import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import ReportsPage from './reports-page'

const PATH = '/hr/reports'
const report = (name: string, title: string, more: object = {}) => ({
  ...{ name, title, titleAr: title, hint: `How ${name} is counted`, hintAr: '' },
  ...{ by: 'Department', byAr: 'الإدارة' },
  ...{ asks: ['months', 'department'], charted: ['joined'] },
  facts: { on: 'From', onAr: 'من', what: 'Department', whatAr: 'الإدارة' },
  ...more,
})
const LIST = [
  report('headcount', 'Headcount by department'),
  report('localization', 'Saudization', { asks: ['department'], charted: ['share'] }),
]
const column = (key: string, label: string, kind = 'count', opens = true) => ({
  ...{ key, label, labelAr: label, kind, opens },
})
const row = (key: string, label: string, values: object) => ({
  ...{ key, label, labelAr: label, month: null, values },
})
const FIGURES = {
  ...{ name: 'headcount', asOf: '2026-11-26', months: 12, departmentId: null },
  columns: [
    column('joined', 'Joined'),
    column('left', 'Left'),
    column('turnover', 'Turnover', 'percent', false),
  ],
  rows: [row('4', 'Sites', { joined: 3, left: 0, turnover: 12.5 })],
  total: row('total', 'Total', { joined: 3, left: 0, turnover: 12.5 }),
}
const PERSON = {
  ...{ employeeId: 7, number: 'EMP-7', name: 'Huda', nameAr: 'هدى', position: 'Glazier' },
  ...{ positionAr: 'فني زجاج', departmentName: 'Sites', departmentNameAr: 'المواقع' },
  ...{ on: '2026-03-10', what: 'Sites', whatAr: 'المواقع', amount: 1 },
}

const page = (at = PATH, abilities = ['people.open']) =>
  renderResource(definition, {
    ...{ path: PATH, at, abilities, element: <ReportsPage /> },
    answers: {
      'GET /api/hr-reports': { body: LIST },
      'GET /api/hr-reports/headcount': { body: FIGURES },
      'GET /api/hr-reports/localization': { body: { ...FIGURES, name: 'localization' } },
      'GET /api/hr-reports/headcount/rows': {
        body: [PERSON],
        headers: { 'x-total-count': '3' },
      },
      'POST /api/hr-reports/headcount/exports': { status: 202, body: { id: 1, status: 'queued' } },
    },
  })

test('a figure opens the rows that it counts; a share opens none', async () => {
  page()
  const line = (await screen.findByText('Sites')).closest('tr')!
  expect(line).toHaveTextContent('12.5%')
  expect(within(line).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(within(line).getByRole('button', { name: 'Sites, Joined: 3' }))
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByRole('link', { name: 'Huda' })).toHaveAttribute(
    'href',
    '/hr/employees/7'
  )
  expect(within(drawer).getByText('3 rows')).toBeVisible()
  const asked = calls.find(({ url }) => url?.includes('/rows'))?.url
  expect(asked).toContain('row=4&column=joined')
  expect(asked).toContain('months=12')
})

test('the open figure is in the address', async () => {
  page(`${PATH}?report=headcount&row=total&column=joined&asOf=2026-10-01&months=3`)
  const drawer = await screen.findByRole('dialog')
  expect(within(drawer).getByText('Joined · Total')).toBeVisible()
  await within(drawer).findByRole('link', { name: 'Huda' })
  const asked = calls.find(({ url }) => url?.includes('/rows'))?.url
  expect(asked).toContain('asOf=2026-10-01&months=3')
})

test('a report is exported with what was asked of it', async () => {
  page(`${PATH}?asOf=2026-10-01&months=3&departmentId=4`)
  await screen.findByText('Sites')
  await userEvent.click(screen.getByRole('button', { name: /Export/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /PDF/ }))
  await screen.findByRole('dialog')
  const sent = calls.find(({ method }) => method === 'post')
  expect(JSON.parse(String(sent?.data))).toEqual({
    ...{ asOf: '2026-10-01', months: 3, departmentId: 4, format: 'pdf' },
  })
})

test('goals are a step away for who sets them', async () => {
  page(`${PATH}?report=localization`, ['people.open', 'employees.manage'])
  expect(await screen.findByRole('link', { name: 'Nationality goals' })).toHaveAttribute(
    'href',
    '/hr/nationality-goals'
  )
})

test('who manages nobody is told so', async () => {
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <ReportsPage /> },
    answers: { 'GET /api/hr-reports': { body: [] } },
  })
  expect(await screen.findByText('No reports for you yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
})
