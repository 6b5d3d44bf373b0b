import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { DocumentLink } from './document-link'

const at = (documentKind: string, abilities: string[]) =>
  renderPage({
    path: '/',
    at: '/',
    element: <DocumentLink row={{ documentKind, documentId: 4, documentNumber: 'N-4' }} />,
    abilities,
  })

test('a document is linked for who may open it', async () => {
  at('vendor_bill', ['finance.bills'])
  expect(await screen.findByRole('link', { name: 'N-4' })).toHaveAttribute(
    'href',
    '/finance/bills/4'
  )
})

test('others, and kinds without a page, are named without a link', async () => {
  at('vendor_bill', [])
  expect(await screen.findByText('N-4')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
