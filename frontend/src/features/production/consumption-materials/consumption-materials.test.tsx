import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { CEMENT, ENTRIES, ENTRY } from './consumption-fixtures'
import definition from './index'
import List from './list'

const OVER_ALL = {
  ...CEMENT,
  planned: '300',
  theoretical: '110',
  onSite: '36.5',
  wastage: '20.00',
  projects: 2,
  overProjects: 1,
}
test('a material over all projects leads to its projects, and its figures open their rows', async () => {
  renderResource(definition, {
    path: '/production/consumption-materials',
    at: '/production/consumption-materials',
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
