import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import months from '../consumption-months'
import MonthList from '../consumption-months/list'
import definition from './index'
import List from './list'

const CEMENT = {
  id: 12,
  materialId: 12,
  materialCode: 'CEM-50',
  materialName: 'Cement 50 kg',
  materialNameAr: 'إسمنت 50 كجم',
  category: 'concrete',
  unit: 'bag',
  issued: '152',
  returned: '20',
  net: '132',
  installed: '95.5',
  cost: '2640.00',
}
const OVER_ALL = {
  ...CEMENT,
  planned: '300',
  theoretical: '110',
  onSite: '36.5',
  wastage: '20.00',
  projects: 2,
  overProjects: 1,
}
const ENTRY = {
  id: 1,
  kind: 'movement',
  recordId: 31,
  number: 'MOV-2026-0031',
  on: '2026-03-02',
  note: null,
  projectId: 4,
  code: 'PRJ-2026-0004',
  projectName: 'Tower',
  projectNameAr: null,
  quantity: '120',
  value: '2400.00',
}
const ENTRIES = '/api/consumption-materials/12/entries'

test('a material over all projects leads to its projects, and its figures open their rows', async () => {
  renderResource(definition, {
    path: '/production/consumption/materials',
    at: '/production/consumption/materials',
    element: <List />,
    abilities: ['projects.prices', 'procurement.inventory'],
    answers: {
      'GET /api/consumption-materials': listOf(OVER_ALL),
      [`GET ${ENTRIES}`]: listOf(ENTRY),
    },
  })
  expect(await screen.findByRole('link', { name: 'Cement 50 kg' })).toHaveAttribute(
    'href',
    '/production/consumption?materialId=12'
  )
  expect(screen.getByText('20%')).toBeVisible()
  await userEvent.click(screen.getByTitle('Net issued: show rows'))
  expect(await screen.findByRole('link', { name: 'MOV-2026-0031' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tower' })).toHaveAttribute(
    'href',
    '/production/consumption/4000012'
  )
  expect(lastQuery(ENTRIES)).toMatchObject({ figure: 'net', _start: '0' })
})

test('a month is of all projects together; its rows are those of the month', async () => {
  const month = { id: 1, month: '2026-03', projectId: null, code: null }
  renderResource(months, {
    path: '/production/consumption/months',
    at: '/production/consumption/months',
    element: <MonthList />,
    answers: {
      'GET /api/consumption-months': listOf({
        ...CEMENT,
        ...month,
        cost: null,
        projectName: null,
        projectNameAr: null,
      }),
      [`GET ${ENTRIES}`]: listOf({ ...ENTRY, value: null }),
    },
  })
  expect(await screen.findByText('All projects')).toBeVisible()
  expect(screen.queryByText('Cost')).toBeNull()
  await userEvent.click(screen.getByTitle('Issued: show rows'))
  expect(await screen.findByText('MOV-2026-0031')).toBeVisible()
  await waitFor(() => expect(lastQuery(ENTRIES)).toMatchObject({ month: '2026-03' }))
  expect(lastQuery(ENTRIES)).not.toHaveProperty('projectId')
  expect(screen.getByRole('radio', { name: 'By month' })).toBeChecked()
})
