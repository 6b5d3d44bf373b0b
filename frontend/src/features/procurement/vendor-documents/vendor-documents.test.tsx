import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choice, lastQuery, listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { daysFrom, today } from '../../../kit/inputs/today'
import definition from './index'
import VendorDocuments from './list'

const PATH = '/procurement/vendor-documents'
const document = (id: number, daysLeft: number | null, current = true) => ({
  id,
  vendorId: 9,
  vendorName: `Vendor ${id}`,
  documentType: 'vat_certificate',
  number: `D-${id}`,
  issuedOn: null,
  expiresOn: daysLeft === null ? null : daysFrom(today(), daysLeft),
  daysLeft,
  current,
  url: `/api/files/${id}/content`,
})

test('only what runs out soon warns, and what was replaced never does', async () => {
  renderResource(definition, {
    path: PATH,
    at: `${PATH}?tab=all`,
    element: <VendorDocuments />,
    answers: {
      'GET /api/lists': {
        body: { 'vendor-document-types': [choice('vat_certificate', 'VAT certificate')] },
      },
      'GET /api/vendor-documents': listOf(
        document(1, -1),
        document(2, 7),
        document(3, 60),
        document(4, 61),
        document(5, -1, false),
        document(6, null)
      ),
    },
  })
  const row = async (id: number) =>
    within((await screen.findByRole('link', { name: `Vendor ${id}` })).closest('tr')!)
  expect((await row(1)).getByText('Expired')).toHaveClass('ant-tag-red')
  expect((await row(2)).getByText('7 days left')).toHaveClass('ant-tag-red')
  expect((await row(3)).getByText('60 days left')).toHaveClass('ant-tag-orange')
  for (const id of [4, 5]) {
    expect((await row(id)).queryByText(/days left|Expired/)).toBeNull()
  }
  expect((await row(6)).getByText('No expiry')).toBeVisible()
  expect(await (await row(1)).findByText('VAT certificate')).toBeVisible()
  expect((await row(1)).getByRole('link', { name: 'Vendor 1' })).toHaveAttribute(
    'href',
    '/procurement/vendors/9?tab=documents'
  )
  expect((await row(1)).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/api/files/1/content'
  )
})

test('the list begins with the current documents of the next 60 days', async () => {
  renderResource(definition, { path: PATH, at: PATH, element: <VendorDocuments /> })
  expect(await screen.findByText('Vendor documents appear here.')).toBeVisible()
  expect(lastQuery('/api/vendor-documents')).toMatchObject({
    current: 'true',
    expiresOn_gte: today(),
    expiresOn_lte: daysFrom(today(), 60),
  })
  await userEvent.click(screen.getByText('Expired'))
  expect(await screen.findByText('Vendor documents appear here.')).toBeVisible()
  expect(lastQuery('/api/vendor-documents')).toMatchObject({
    expiresOn_lte: daysFrom(today(), -1),
  })
})
