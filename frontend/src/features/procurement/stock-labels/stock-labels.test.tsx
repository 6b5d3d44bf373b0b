import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from '../materials/index'
import { PrintLabels } from './print-labels'
import { ScanButton } from './scan-button'

const scanner = (abilities: string[], ...found: object[]) =>
  renderResource(definition, {
    path: '/here',
    at: '/here',
    element: <ScanButton />,
    abilities,
    answers: { 'GET /api/materials/lookup': listOf(...found) },
  })

async function enter(code: string) {
  await userEvent.click(await screen.findByRole('button', { name: /Scan/ }))
  await userEvent.type(await screen.findByLabelText('Material code'), `${code}{Enter}`)
}

test('a label of this portal opens the movement at its warehouse, without asking anybody', async () => {
  scanner(['stock.manage'])
  await enter(`${globalThis.location.origin}/procurement/materials/12?store=3`)
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/procurement/movements/new?type=issue&material=12&store=3'
    )
  )
  expect(sentTo('GET', '/api/materials/lookup')).toEqual([])
})

test('a code that one material has opens its movement, also as a receipt', async () => {
  scanner(['stock.manage'], { id: 12, label: 'CEM-42' })
  await userEvent.click(await screen.findByRole('button', { name: /Scan/ }))
  await userEvent.click(await screen.findByText('Receive'))
  await userEvent.type(screen.getByLabelText('Material code'), 'CEM-42{Enter}')
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('type=receive&material=12')
  )
})

test('a code that none or several have is reported, and the page stays', async () => {
  scanner(['stock.manage'], { id: 12, label: 'A' }, { id: 13, label: 'B' })
  await enter('CEM')
  expect(await screen.findByText('No material found for CEM.')).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent('/here')
})

test('who may not move stock has nothing to scan for', async () => {
  scanner([])
  expect(await screen.findByTestId('address')).toHaveTextContent('/here')
  expect(screen.queryByRole('button', { name: /Scan/ })).toBeNull()
})

test('labels are requested with the number of copies, once', async () => {
  renderResource(definition, {
    path: '/here',
    at: '/here',
    element: <PrintLabels what={{ materialIds: [12, 13] }} />,
    answers: {
      'POST /api/stock-labels': {
        status: 202,
        body: { id: 'j1', status: 'waiting', progress: 0, title: 'Labels', type: 'stock_labels' },
      },
      'GET /api/jobs/j1': {
        body: { id: 'j1', status: 'waiting', progress: 0, title: 'Labels', type: 'stock_labels' },
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Print labels/ }))
  const copies = await screen.findByLabelText('Copies of each')
  await userEvent.clear(copies)
  await userEvent.type(copies, '3')
  const make = screen.getAllByRole('button', { name: 'Print labels' }).at(-1)!
  await userEvent.click(make)
  await waitFor(() => expect(make).toBeDisabled())
  expect(sentTo('POST', '/api/stock-labels').map(({ body }) => body)).toEqual([
    { materialIds: [12, 13], copies: 3 },
  ])
})
