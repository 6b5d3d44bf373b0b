import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import EquipmentList from './list'
import EquipmentShow from './show'

const PATH = '/procurement/equipment-management'

const CRANE = {
  id: 1,
  version: 3,
  tag: 'CRN-01',
  name: 'Tower crane 8 t',
  nameAr: 'رافعة برجية 8 طن',
  category: 'lifting',
  ownership: 'owned',
  meterType: 'hours',
  meter: '6120',
  status: 'assigned',
  custodianName: 'Faisal Al-Otaibi',
  projectName: 'Outpatient building',
  expectedReturnOn: '2026-01-10',
  dueOn: '2026-01-02',
  meterDue: false,
  overdue: true,
  nextServiceAt: '6620',
  currency: 'SAR',
  purchaseCost: '0.00',
  rentalRate: '0.00',
  figures: { from: '', to: '', utilisation: 33.3, cost: '480.00', ran: null, costPerUnit: null },
  custodies: [
    {
      id: 5,
      holderName: 'Faisal Al-Otaibi',
      projectName: null,
      outOn: '2026-01-01',
      expectedReturnOn: '2026-01-10',
      outCondition: 'good',
    },
  ],
  events: [],
  mostPerDay: 24,
  readings: [
    {
      ...{ id: 1, readOn: '2026-01-01', source: 'entry', meter: '6120', total: '6120' },
      ...{ replaced: null, note: null, createdByName: 'Buyer' },
    },
  ],
  outages: [
    {
      ...{ id: 9, kind: 'maintenance', fromOn: '2027-05-12', backOn: '2027-05-15', note: 'Yearly' },
      ...{ isOpen: false, isPlanned: true, createdByName: 'Buyer' },
    },
  ],
  can: { update: true, checkIn: true, log: true },
}

test('the list says which returns and which maintenance are overdue', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <EquipmentList />,
    answers: { 'GET /api/equipment': { body: [CRANE], headers: { 'x-total-count': '1' } } },
  })
  const row = (await screen.findByText('CRN-01')).closest('tr')!
  expect(within(row).getByText('Return overdue')).toBeVisible()
  expect(within(row).getByText('Maintenance overdue')).toBeVisible()
  expect(within(row).getByRole('link')).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.queryByRole('link', { name: /New equipment/ })).toBeNull()
})

test('what comes back is booked with its condition; nothing left empty is sent', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <EquipmentShow />,
    answers: {
      'GET /api/equipment/1': { body: CRANE },
      'POST /api/equipment/1/check-in': (body) => {
        expect(body).toMatchObject({ condition: 'good', meter: '6131' })
        expect(body).not.toHaveProperty('note')
        return { body: { ...CRANE, version: 4, status: 'available', can: {} } }
      },
    },
  })
  expect(await screen.findByText('SAR 480.00')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Check out/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Check in/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Meter reading'), '6131')
  await userEvent.click(dialog.getByRole('button', { name: /Check in/ }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/check-in'))
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})

test('a reading that can hardly be right is confirmed before it is sent', async () => {
  const readOn = new Date().toISOString().slice(0, 10)
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <EquipmentShow />,
    answers: {
      'GET /api/equipment/1': {
        body: { ...CRANE, readings: [{ ...CRANE.readings[0], readOn }] },
      },
      'POST /api/equipment/1/check-in': { body: { ...CRANE, version: 4, can: {} } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Check in/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Meter reading'), '6131')
  expect(dialog.queryByLabelText('The reading is right')).toBeNull()
  await userEvent.type(dialog.getByLabelText('Meter reading'), '0')
  await userEvent.click(await dialog.findByLabelText('The reading is right'))
  await userEvent.click(dialog.getByRole('button', { name: /Check in/ }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url?.endsWith('/check-in'))
    expect(JSON.parse(String(sent?.data))).toMatchObject({ meter: '61310', meterConfirmed: true })
  })
})
