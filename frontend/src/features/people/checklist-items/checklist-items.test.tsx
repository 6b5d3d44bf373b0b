import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import '../checklists'
import definition from './index'
import ChecklistItemList from './list'

const ITEM = {
  ...{ id: 11, version: 1, checklistId: 5, employeeId: 7, kind: 'onboarding' },
  ...{ employeeName: 'Huda', employeeNameAr: 'هدى', title: 'Induction', titleAr: 'تعريف' },
  ...{ owner: 'manager', ownerUserId: 2, ownerName: 'Nora', dueOn: '2020-05-01' },
  ...{ doneAt: null, doneByName: null, note: null, can: { complete: true, reopen: false } },
}

test('what is mine to do links to its checklist and is ticked in its row', async () => {
  renderResource(definition, {
    ...{ path: '/', at: '/', abilities: ['people.open'], element: <ChecklistItemList /> },
    answers: {
      'GET /api/checklist-items': { body: [ITEM], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'Huda' })).toHaveAttribute(
    'href',
    '/hr/checklists/5'
  )
  expect(screen.getByRole('button', { name: 'Mark as done: Induction' })).toBeVisible()
  expect(screen.getByRole('row', { name: /Induction/ })).toHaveTextContent('Overdue')
})
