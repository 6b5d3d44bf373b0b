import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { BuyerFields } from './buyer-fields'
import definition from './index'
import { bodyOf } from './invoice-values'
import { KnownBuyer } from './known-buyer'

function Page() {
  const [form] = Form.useForm()
  return (
    <Form form={form}>
      <KnownBuyer form={form} clientId={3} />
      <BuyerFields />
    </Form>
  )
}

const show = (buyer: object) =>
  renderResource(definition, {
    ...{ path: '/commercial/invoicing/new', at: '/commercial/invoicing/new', element: <Page /> },
    abilities: ['invoices.manage'],
    answers: { 'GET /api/invoices/buyer': { body: buyer } },
  })

const QARMUT = {
  ...{ name: 'Qarmut Steel LLC', nameAr: 'شركة القرموط', country: 'SA', otherId: null },
  ...{ vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' },
}

test('a new document says whom it is made out to, and takes that over to be changed', async () => {
  show(QARMUT)
  expect(await screen.findByText('Qarmut Steel LLC')).toBeVisible()
  expect(screen.getByText('300000000000003')).toBeVisible()
  expect(screen.getByText(/King Fahd Road, Riyadh, Saudi Arabia/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Copy to the fields' }))
  expect(screen.getByLabelText('VAT number')).toHaveValue('300000000000003')
  expect(screen.getByLabelText('Street')).toHaveValue('King Fahd Road')
  expect(screen.getByText(/Only what is entered below is used/)).toBeVisible()
})

test('half an entry is not silently completed', async () => {
  show(QARMUT)
  await userEvent.type(await screen.findByLabelText('City'), 'Jeddah')
  expect(await screen.findByText(/Only what is entered below is used/)).toBeVisible()
})

test('of whom no tax details are known, there is nothing to copy', async () => {
  show({ name: 'Omar', nameAr: null })
  expect(await screen.findByText('No tax details are known of this client.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy to the fields' })).toBeNull()
})

test('a new draft leaves out what is empty, a stored one states it', () => {
  const values = { buyer: { city: '', vatNumber: null }, lines: [] }
  const body = (isNew: boolean) => bodyOf(values, 'standard', [], { isNew })
  expect(body(true)).not.toHaveProperty('buyer')
  expect(body(false)).toMatchObject({ buyer: { city: null, vatNumber: null, street: null } })
})
