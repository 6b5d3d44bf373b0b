import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ProcurementProjects from './list'

const PATH = '/procurement/projects'

const TOWER = {
  id: 4,
  code: 'PRJ-4',
  name: 'Tower',
  nameAr: 'البرج',
  status: 'active',
  currency: 'SAR',
  lateLines: 3,
  budget: '1000.00',
  requested: '0.00',
  committed: '1250.00',
  received: '400.00',
  billed: '0.00',
  paid: '0.00',
  remaining: '-250.00',
  overspent: true,
}

function page(abilities: string[], ...projects: object[]) {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <ProcurementProjects />,
    abilities,
    answers: {
      'GET /api/procurement-projects': listOf(...projects),
      'PATCH /api/procurement-projects/4': { body: TOWER },
    },
  })
}

test('what is committed beyond the budget is reported, and materials that are late', async () => {
  page([], TOWER, { ...TOWER, id: 5, name: 'Villa', lateLines: 0, budget: null, remaining: null })
  const tower = within((await screen.findByText('Tower')).closest('tr')!)
  expect(tower.getByText('125%')).toBeVisible()
  expect(tower.getByRole('progressbar')).toHaveClass('ant-progress-status-exception')
  expect(tower.getByText('3')).toHaveClass('ant-tag-red')
  const villa = within(screen.getByText('Villa').closest('tr')!)
  expect(villa.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('button', { name: /Set budget/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Tower' })).toBeNull()
})

test('a budget is set for one project and the figures are requested again', async () => {
  page(['procurement.budget', 'projects.view'], TOWER)
  expect(await screen.findByRole('link', { name: 'Tower' })).toHaveAttribute(
    'href',
    '/production/projects/4'
  )
  await userEvent.click(screen.getByRole('button', { name: /Set budget/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Purchasing budget of Tower')).toBeVisible()
  await userEvent.clear(dialog.getByLabelText('Budget'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Budget'), '١٥٠٠')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const bodies = sentTo('PATCH', '/api/procurement-projects/4').map(({ body }) => body)
    expect(bodies).toEqual([{ amount: '1500' }])
  })
  await waitFor(() => expect(sentTo('GET', '/api/procurement-projects')).toHaveLength(2))
})
