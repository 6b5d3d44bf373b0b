import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { matching, treeOf, type Department } from './department'
import definition from './index'
import { List, Show } from './pages'

const PATH = '/hr/departments'

const WORKS = {
  id: 1,
  version: 2,
  code: 'PRD',
  name: 'Production',
  nameAr: 'الإنتاج',
  parentDepartmentId: null,
  parentDepartmentName: null,
  headId: 7,
  headName: 'Rania Khoury',
  costCentre: '5000',
  budgetedPosts: 5,
  active: true,
  headcount: 3,
  totalHeadcount: 12,
  can: { update: true, delete: true },
}
const SITES = { ...WORKS, id: 2, code: 'SIT', name: 'Sites', parentDepartmentId: 1, headcount: 6 }

test('departments stand below each other with their head and their open posts', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <List />,
    abilities: ['people.open'],
    answers: { 'GET /api/departments': listOf(WORKS, SITES) },
  })
  expect(await screen.findByRole('link', { name: 'Sites' })).toHaveAttribute('href', `${PATH}/2`)
  expect(screen.getAllByRole('link', { name: 'Rania Khoury' })[0]).toHaveAttribute(
    'href',
    '/hr/employees/7'
  )
  expect(screen.getByText('2 open')).toBeVisible()
  expect(screen.getByText('1 over budget')).toBeVisible()
  expect(screen.queryByRole('link', { name: /New department/ })).toBeNull()
})

test('a search keeps what lies above a find', () => {
  const all = [WORKS, SITES, { ...WORKS, id: 3, code: 'FIN', name: 'Finance', nameAr: 'المالية' }]
  const found = matching(all as unknown as Department[], 'sit')
  expect(found.map(({ code }) => code)).toEqual(['PRD', 'SIT'])
  const [top] = treeOf(found)
  expect(top!.children!.map(({ code }) => code)).toEqual(['SIT'])
})

test('a move names the version that was read and the day it takes effect', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/2?tab=moves`,
    element: <Show />,
    abilities: ['people.open', 'departments.manage'],
    answers: {
      'GET /api/departments/2': { body: SITES },
      'GET /api/departments/2/moves': {
        body: [
          {
            id: 4,
            parentDepartmentId: 1,
            parentDepartmentName: 'Production',
            effectiveOn: '2014-01-01',
            reason: null,
            can: { delete: false },
          },
        ],
      },
      'GET /api/departments/lookup': { body: [] },
      'POST /api/departments/2/moves': { status: 201, body: [] },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Move department/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo('POST', '/api/departments/2/moves')).toHaveLength(1))
  const [move] = sentTo('POST', '/api/departments/2/moves')
  expect(move!.ifMatch).toBe('"2"')
  expect(move!.body).toMatchObject({ parentDepartmentId: null })
})
