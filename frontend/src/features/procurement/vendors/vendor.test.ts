import { expect, test } from 'vitest'
import { isCurrent, requiredDocuments } from './vendor'

const document = (id: number, documentType: string, expiresOn: string | null = null) => ({
  id,
  documentType,
  expiresOn,
  originalFilename: `${id}.pdf`,
  uploadedAt: '2026-01-02T03:04:05.000Z',
  url: `/api/files/${id}/content`,
})

test('a document that has run out does not count until it is handed in again', () => {
  const old = document(1, 'vat_certificate', '2020-01-01')
  const other = document(3, 'other', '2020-01-01')
  const vendor = {
    missingDocuments: ['national_address'],
    documents: [old, document(2, 'commercial_registration'), other],
  }
  expect(requiredDocuments(vendor)).toEqual([
    { type: 'commercial_registration', state: 'present' },
    { type: 'national_address', state: 'missing' },
    { type: 'vat_certificate', state: 'run_out' },
  ])
  const documents = [...vendor.documents, document(4, 'vat_certificate', '2190-01-01')]
  expect(requiredDocuments({ ...vendor, documents })[2]?.state).toBe('present')
  expect(isCurrent(old, documents)).toBe(false)
  expect(isCurrent(other, documents)).toBe(true)
})
