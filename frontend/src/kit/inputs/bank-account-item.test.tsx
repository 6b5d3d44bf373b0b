import { Button, Form } from 'antd'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calls } from '../../test/fake-api'
import { defineResource } from '../define-resource'
import { renderResource } from '../testing/render-resource'
import { BankAccountItem } from './bank-account-item'

const receipts = defineResource({
  name: 'test.receipts',
  endpoint: 'receipts',
  path: '/receipts',
  routes: [],
} as never)

const MAIN = { id: 4, label: 'Main account · SAR', currency: 'SAR', isDefault: true }
const SECOND = { id: 5, label: 'Projects account · SAR', currency: 'SAR', isDefault: false }

/** A form whose values are kept in `sent` when it is saved. */
function show(sent: unknown[], { abilities = ['bank-accounts.choose'], method = 'transfer' } = {}) {
  renderResource(receipts, {
    path: '/receipts',
    at: '/receipts',
    abilities,
    element: (
      <Form initialValues={{ method }} onFinish={(values) => sent.push(values)}>
        <BankAccountItem currency="SAR" hidden={method === 'cash'} />
        <Button htmlType="submit">Save</Button>
      </Form>
    ),
    answers: { 'GET /api/bank-accounts/lookup': { body: [MAIN, SECOND] } },
  })
}

test('accounts of the currency are offered; without one the default is meant', async () => {
  const sent: unknown[] = []
  show(sent)
  expect(await screen.findByText('Main account · SAR')).toBeVisible()
  expect(calls.some(({ url }) => url?.endsWith('lookup?currency=SAR'))).toBe(true)
  await userEvent.click(screen.getByLabelText('Bank account'))
  await userEvent.click(await screen.findByTitle('Projects account · SAR'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ bankAccountId: 5 }]))
})

test('cash names no account', async () => {
  show([], { method: 'cash' })
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.queryByLabelText('Bank account')).toBeNull()
})

test('who may not choose sees no field and reads no list', async () => {
  show([], { abilities: [] })
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.queryByLabelText('Bank account')).toBeNull()
  expect(calls.some(({ url }) => url?.includes('lookup'))).toBe(false)
})
