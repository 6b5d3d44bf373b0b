import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import EquipmentTab from './equipment-tab'

const HELD = {
  ...{ id: 1, equipmentId: 8, tag: 'LVL-1', name: 'Laser level', nameAr: 'ميزان', serialNo: null },
  ...{ projectName: 'Tower', outOn: '2020-05-01', expectedReturnOn: '2020-06-01', isOverdue: true },
}

function show(abilities: string[], rows: object[] = [HELD]) {
  renderPage({
    ...{ path: '/', at: '/', abilities },
    element: <EquipmentTab record={{ id: 7 }} />,
    answers: { 'GET /api/employees/7/equipment': { body: rows } },
  })
}

test('equipment stands with since when it is out and whether it is late', async () => {
  show(['people.open', 'procurement.equipment'])
  const row = await screen.findByRole('row', { name: /Laser level/ })
  expect(row).toHaveTextContent('1 May 2020')
  expect(row).toHaveTextContent('Overdue')
  expect(await screen.findByRole('link', { name: 'LVL-1' })).toHaveAttribute(
    'href',
    '/procurement/equipment-management/8'
  )
})

test('only those who keep the register get a link to it', async () => {
  show(['people.open'])
  expect(await screen.findByText('LVL-1')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
