import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AuditOutlined } from '@ant-design/icons'
import { defineResource } from '../define-resource'
import { renderResource } from '../testing/render-resource'
import { registerRecordTab } from './record-tabs'
import { ResourceShow } from './resource-show'
import { useRecord } from './use-record'

const BOXES = defineResource({
  name: 'test.boxes',
  endpoint: 'boxes',
  path: '/boxes',
  icon: <AuditOutlined />,
  ability: 'projects.view',
  department: 'production',
  routes: [],
})

const Lid = ({ record }: { record: { name: string } }) => <p>Lid of {record.name}</p>
const tab = { resource: 'test.boxes', element: Lid, ability: 'schedules.view' } as const
registerRecordTab({ ...tab, key: 'lid', label: 'Lid', order: 20 })
registerRecordTab({ ...tab, key: 'base', label: 'Base', order: 10 })
registerRecordTab({ ...tab, key: 'price', label: 'Price', order: 15, ability: 'projects.prices' })

function BoxPage() {
  return (
    <ResourceShow<{ id: number; version: number; name: string }>
      resource="test.boxes"
      query={useRecord('test.boxes', '1')}
      back={{ to: '/boxes', label: 'Boxes' }}
      titleOf={({ name }) => name}
      tabs={() => [{ key: 'own', label: 'Own', children: <p>own</p> }]}
    />
  )
}

test('tabs of others stand in their order after those of the page, for those who may see them', async () => {
  renderResource(BOXES, {
    path: '/boxes/:id',
    at: '/boxes/1?tab=lid',
    element: <BoxPage />,
    abilities: ['schedules.view'],
    answers: { 'GET /api/boxes/1': { body: { id: 1, version: 1, name: 'crate' } } },
  })
  expect(await screen.findByText('Lid of crate')).toBeVisible()
  expect(screen.getAllByRole('tab').map((element) => element.textContent)).toEqual([
    'Own',
    'Base',
    'Lid',
    'History',
  ])
})
