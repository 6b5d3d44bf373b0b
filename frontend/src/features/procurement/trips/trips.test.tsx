import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import TripShow from './show'
import TripList from './list'

const PATH = '/procurement/track-transportation'

const TRIP = {
  id: 2,
  version: 3,
  number: 'TR-2026-0002',
  type: 'vendor',
  status: 'in_transit',
  priority: 'urgent',
  carrier: 'own',
  vehicle: 'HRA 2290',
  driver: 'سعيد الزهراني',
  driverPhone: '+966 55 310 4471',
  open: true,
  late: true,
  plannedStartAt: '2026-01-01T06:00:00Z',
  plannedEndAt: '2026-01-01T16:00:00Z',
  nextStatuses: ['arrived', 'failed'],
  stops: [],
  cargo: [],
  events: [],
  can: { deliver: true, addPhoto: true },
}

test('the board puts each open trip into its lane, late and urgent ones marked', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <TripList />,
    answers: { 'GET /api/trips': { body: [TRIP], headers: { 'x-total-count': '1' } } },
  })
  const board = within(await screen.findByRole('region', { name: 'Open trips' }))
  const card = await board.findByRole('link')
  expect(card).toHaveAttribute('href', `${PATH}/2`)
  expect(card).toHaveAttribute('data-late', 'true')
  expect(within(card).getByText('Late')).toBeVisible()
  expect(within(card).getByText('Urgent')).toBeVisible()
  expect(board.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  const lane = card.closest('[data-lane]') as HTMLElement
  expect(within(lane).getByRole('heading')).toHaveTextContent('in_transit1')
})

test('on the road the arrival comes first, where it arrived the proof of delivery', async () => {
  const show = (trip: object) =>
    renderResource(definition, {
      path: `${PATH}/:id`,
      at: `${PATH}/2`,
      element: <TripShow />,
      answers: { 'GET /api/trips/2': { body: trip } },
    })
  const { unmount } = show(TRIP)
  expect(await screen.findByRole('button', { name: 'Mark arrived' })).toHaveClass('ant-btn-primary')
  expect(screen.getByRole('button', { name: /Record proof/ })).not.toHaveClass('ant-btn-primary')
  unmount()
  show({ ...TRIP, id: 2, version: 4, status: 'arrived', nextStatuses: ['unloading', 'failed'] })
  expect(await screen.findByRole('button', { name: 'Start unloading' })).not.toHaveClass(
    'ant-btn-primary'
  )
  expect(screen.getByRole('button', { name: /Record proof/ })).toHaveClass('ant-btn-primary')
})

test('the proof of a transfer says why it is short, and what the odometer shows', async () => {
  const transfer = {
    ...{ ...TRIP, movementId: 9, movementNumber: 'SM-9', movementStatus: 'in_transit' },
    ...{ equipmentId: null, startOdometer: '700', currency: 'SAR', startedAt: TRIP.plannedStartAt },
    cargo: [{ id: 4, description: 'Cement', unit: 'bag', quantity: '40' }],
  }
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/2`,
    element: <TripShow />,
    answers: {
      'GET /api/trips/2': { body: transfer },
      'POST /api/trips/2/proof': { body: { ...transfer, version: 4, can: {} } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Record proof/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Received by'), 'Bashir')
  await userEvent.type(dialog.getByLabelText('Reason for shortage or damage'), 'Torn')
  await userEvent.type(dialog.getByLabelText('Odometer'), '760')
  await userEvent.click(dialog.getByRole('button', { name: /Record proof/ }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/proof'))
    expect(JSON.parse(String(sent?.data))).toMatchObject({
      ...{ name: 'Bashir', reason: 'Torn', odometer: '760' },
      lines: [{ id: 4, delivered: '40' }],
    })
  })
})

test('a delivery is received with the part of it that has to be inspected', async () => {
  const bodies: unknown[] = []
  const cargo = [
    { id: 7, orderLineId: 51, description: 'Cement', quantity: '40', delivered: '40' },
    { id: 8, orderLineId: 52, description: 'Sand', quantity: '5', delivered: '5' },
  ]
  const can = { bookReceipt: true }
  const proven = { ...TRIP, status: 'delivered', nextStatuses: [], warehouseId: 3, cargo, can }
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/2`,
    element: <TripShow />,
    answers: {
      'GET /api/trips/2': { body: proven },
      'POST /api/trips/2/receipt': (body) => {
        bodies.push(body)
        return { body: { ...proven, can: {} } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Receive goods/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('To quarantine · Cement'), '12')
  await userEvent.click(dialog.getByRole('button', { name: /Receive goods/ }))
  await waitFor(() => expect(bodies).toEqual([{ lines: [{ id: 7, quarantined: '12' }] }]))
})
