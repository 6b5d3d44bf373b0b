import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import List from './list'
import { readPlanRows } from './plan-rows'
import Show from './show'

const PATH = '/production/consumption'
const CEMENT = {
  id: 4000012,
  projectId: 4,
  code: 'PRJ-2026-0004',
  projectName: 'Tower',
  projectNameAr: 'البرج',
  materialId: 12,
  materialCode: 'CEM-50',
  materialName: 'Cement 50 kg',
  materialNameAr: 'إسمنت 50 كجم',
  category: 'concrete',
  unit: 'bag',
  planned: '200',
  progress: '50.00',
  allowance: '5.00',
  theoretical: '100',
  issued: '120',
  returned: '14.5',
  net: '105.5',
  installed: '90',
  onSite: '15.5',
  wastage: '5.50',
  progressFrom: 'reports',
  over: true,
  overBy: 'allowance',
  cost: '2110.00',
}
const DETAIL = {
  ...CEMENT,
  overSinceOn: null,
  plan: {
    id: 7,
    version: 3,
    progressOn: '2026-03-04',
    updatedBy: 'Rania',
    can: { update: true, delete: true },
  },
  months: [
    {
      month: '2026-03',
      progress: '50.00',
      theoretical: '100',
      net: '105.5',
      installed: '90',
      wastage: '5.50',
      cost: '2110.00',
    },
  ],
}
const MOVEMENT = {
  kind: 'movement',
  id: 1,
  recordId: 31,
  number: 'MOV-2026-0031',
  on: '2026-03-02',
  note: null,
  quantity: '120',
  percent: null,
  value: '2400.00',
}

const list = (abilities: string[], ...rows: object[]) =>
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities,
    answers: {
      'GET /api/consumption': listOf(...rows),
      'GET /api/projects/lookup': { body: [{ id: 4, label: 'PRJ-2026-0004 Tower' }] },
      'POST /api/consumption/plans': { status: 201, body: { created: 2, updated: 0 } },
    },
  })

const show = (abilities: string[], body: object = DETAIL) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/4000012`,
    element: <Show />,
    abilities,
    answers: {
      'GET /api/consumption/4000012': { body },
      'GET /api/consumption/4000012/entries': listOf(MOVEMENT),
      'POST /api/consumption/4000012/installations': { status: 201, body: CEMENT },
      'POST /api/consumption/4000012/progress': { status: 201, body: { id: 7, version: 4 } },
    },
  })

test('wastage over its allowance is marked; without a divisor there is none', async () => {
  const early = {
    ...CEMENT,
    id: 4000013,
    materialName: 'Sand',
    wastage: null,
    over: false,
    overBy: null,
  }
  list(['projects.prices'], CEMENT, early)
  const cement = within((await screen.findByText('Cement 50 kg')).closest('tr')!)
  expect(cement.getByText('5.5%').closest('.ant-tag-red')).not.toBeNull()
  expect(cement.getByText('2,110.00')).toBeVisible()
  const sand = within(screen.getByText('Sand').closest('tr')!)
  expect(sand.queryByText('5.5%')).toBeNull()
  expect(sand.getByText('–')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Over plan' }))
  await waitFor(() => expect(lastQuery('/api/consumption')).toMatchObject({ over: 'true' }))
})

test('the site sees quantities, no cost and no planning', async () => {
  list([], { ...CEMENT, cost: null })
  expect(await screen.findByText('Cement 50 kg')).toBeVisible()
  expect(screen.queryByText('Cost')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Plan materials' })).toBeNull()
})

test('rows pasted from a spreadsheet are planned together', async () => {
  list(['consumption.plan'], CEMENT)
  await userEvent.click(await screen.findByRole('button', { name: 'Plan materials' }))
  const drawer = within(await screen.findByRole('dialog'))
  const save = drawer.getByRole('button', { name: 'Save 0 rows' })
  expect(save).toBeDisabled()
  await userEvent.click(drawer.getByLabelText('Rows'))
  await userEvent.paste('Code\tQuantity\tWastage\nCEM-50\t1,250.5\t5%\nSTL-16\t٤٠\t')
  expect(drawer.getByText('CEM-50')).toBeVisible()
  await userEvent.click(drawer.getByLabelText('Project'))
  await userEvent.click(await screen.findByText('PRJ-2026-0004 Tower'))
  await userEvent.click(drawer.getByRole('button', { name: 'Save 2 rows' }))
  await waitFor(() => {
    const rows = [
      { materialCode: 'CEM-50', planned: '1250.5', allowance: '5' },
      { materialCode: 'STL-16', planned: '40' },
    ]
    const bodies = sentTo('POST', '/api/consumption/plans').map(({ body }) => body)
    expect(bodies).toEqual([{ projectId: 4, rows }])
  })
})

test('lines that are no rows are named by their number', () => {
  expect(readPlanRows('CEM-50;10;2,5\nSTL-16;ten\n;;\nSND,;3')).toEqual({
    rows: [{ materialCode: 'SND,', planned: '3' }],
    unreadable: [2],
  })
  expect(readPlanRows('CEM-50,12.25,3')).toEqual({
    rows: [{ materialCode: 'CEM-50', planned: '12.25', allowance: '3' }],
    unreadable: [],
  })
})

test('a figure opens its movements, which lead to their pages', async () => {
  show(['projects.prices', 'procurement.inventory'])
  await userEvent.click(await screen.findByTitle('Issued: show rows'))
  expect(await screen.findByRole('link', { name: 'MOV-2026-0031' })).toHaveAttribute(
    'href',
    '/procurement/movements/31'
  )
  expect(screen.getByText('2,400.00', { exact: false })).toBeVisible()
})

test('the site records what it installed; planners report progress on the version they saw', async () => {
  show(['consumption.report'])
  await userEvent.click(await screen.findByRole('button', { name: 'Record installation' }))
  const install = within(await screen.findByRole('dialog'))
  await userEvent.type(install.getByLabelText('Installed'), '4.5')
  await userEvent.click(install.getByRole('button', { name: 'Save' }))
  const installations = '/api/consumption/4000012/installations'
  await waitFor(() => expect(sentTo('POST', installations)).toHaveLength(1))
  expect(sentTo('POST', installations)[0]!.body).toMatchObject({ quantity: '4.5', note: null })
  await userEvent.click(screen.getByRole('button', { name: 'Report progress' }))
  const report = within(await screen.findByRole('dialog', { name: 'Report progress' }))
  await userEvent.clear(report.getByLabelText('Progress'))
  await userEvent.type(report.getByLabelText('Progress'), '62.5')
  await userEvent.click(report.getByRole('button', { name: 'Save' }))
  const progress = '/api/consumption/4000012/progress'
  await waitFor(() => expect(sentTo('POST', progress)).toHaveLength(1))
  expect(sentTo('POST', progress)[0]).toMatchObject({
    body: { percent: '62.5' },
    ifMatch: '"3"',
  })
})
