import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calls } from '../../test/fake-api'
import { defineResource } from '../define-resource'
import { renderResource } from '../testing/render-resource'
import { RecordSelect } from './record-select'

const stores = defineResource({
  name: 'test.stores',
  endpoint: 'stores',
  path: '/stores',
  routes: [],
} as never)

function show(value: number, found: { id: number; label: string }[]) {
  const first = [{ id: 1, label: 'Main store' }]
  renderResource(stores, {
    path: '/stores',
    at: '/stores',
    element: <RecordSelect lookup="stores/lookup" value={value} aria-label="Store" />,
    answers: {
      'GET /api/stores/lookup': () => ({
        body: calls.at(-1)!.url!.includes('id=') ? found : first,
      }),
    },
  })
}

test('a stored record outside of the first page is shown by its name', async () => {
  show(77, [{ id: 77, label: 'Northern yard' }])
  expect(await screen.findByText('Northern yard')).toBeVisible()
  expect(calls.filter(({ url }) => url?.endsWith('id=77'))).toHaveLength(1)
})

test('one on the first page is not requested again', async () => {
  show(1, [])
  expect(await screen.findByText('Main store')).toBeVisible()
  expect(calls.some(({ url }) => url?.includes('id='))).toBe(false)
})

test('what is gone keeps its number', async () => {
  show(9, [])
  expect(await screen.findByText('#9')).toBeVisible()
})
