import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import vendors from '../vendors/index'
import { WithholdingTab } from './withholding-tab'

const KIND = { id: 4, code: 'technical', name: 'Technical services', nameAr: 'خدمات فنية' }
const RESIDENCY = {
  ...{ vendorId: 9, version: 2, country: 'Germany', isResident: false, isStated: true },
  kind: KIND,
  treaties: [
    {
      ...{ id: 1, certificate: 'DE-1', kind: KIND, rate: '0' },
      ...{ fromOn: '2026-01-01', toOn: '2026-12-31' },
    },
  ],
  can: { update: true },
}
const YEARS = { years: [{ year: 2026, subject: '1000.00', tax: '50.00' }], files: [] }

const tab = (residency: object = RESIDENCY) =>
  renderResource(vendors, {
    path: '/vendor',
    at: '/vendor',
    element: <WithholdingTab vendorId={9} />,
    abilities: ['withholding.view', 'withholding.configure'],
    answers: {
      'GET /api/vendors/9/withholding': { body: residency },
      'GET /api/vendors/9/withholding-certificates': { body: YEARS },
      'GET /api/withholding-kinds/lookup': { body: [{ id: 4, label: KIND.name, rate: '5' }] },
      'PATCH /api/vendors/9/withholding': { body: { ...RESIDENCY, isResident: true } },
    },
  })

test('it says whether a vendor is resident, its certificates, and what was withheld in a year', async () => {
  tab()
  expect(await screen.findByText('Not resident: payments bear withholding tax')).toBeVisible()
  expect(screen.getByText('DE-1')).toBeVisible()
  expect(await screen.findByText('2026')).toBeVisible()
  expect(screen.getByRole('button', { name: /Certificate/ })).toBeVisible()
})

test('a change of the residence is sent on the version that was read', async () => {
  tab()
  await userEvent.click(await screen.findByRole('button', { name: /Change tax residence/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Resident for tax' }))
  await userEvent.click(dialog.getByRole('button', { name: /Save|OK/ }))
  await waitFor(() => expect(sentTo('PATCH', '/api/vendors/9/withholding')).toHaveLength(1))
  expect(sentTo('PATCH', '/api/vendors/9/withholding')[0]).toMatchObject({
    ifMatch: '"2"',
    body: { isResident: true, kindId: 4 },
  })
})

test('what follows from the country is said, and who may not change it sees no button', async () => {
  tab({ ...RESIDENCY, isStated: false, can: { update: false } })
  expect(await screen.findByText(/follows from the vendor's country/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull()
})
