import type { APIRequestContext, APIResponse } from 'playwright-core'
import { stage } from './browser_stage.js'
import { pdf } from './sample_files.js'

/**
 * Makes something through the API as someone, so that a journey can begin in the middle.
 * @param seen the version of the record that something is done to
 */
export async function made<T = { id: number; version: number }>(
  username: string,
  path: string,
  data: object,
  seen?: number
): Promise<T> {
  const api = await stage().api(username)
  const headers = seen === undefined ? undefined : { 'If-Match': `"${seen}"` }
  return read<T>(await api.post(path, { data, headers }), api)
}

/** A vendor that a second person has approved, so that it can be ordered from. */
export async function approvedVendor(data: object): Promise<{ id: number }> {
  const path = await madeVendor(data)
  const { id, version } = await found<{ id: number; version: number }>('admin', path)
  await made('admin', `${path}/status`, { status: 'approved' }, version)
  return { id }
}

/** @returns the path of a vendor with the documents that it needs */
async function madeVendor(data: object): Promise<string> {
  const { id } = await made('buyer', '/api/vendors', data)
  const api = await stage().api('buyer')
  for (const documentType of ['commercial_registration', 'national_address']) {
    const file = { name: `${documentType}.pdf`, mimeType: 'application/pdf', buffer: pdf() }
    const sent = await api.post(`/api/vendors/${id}/documents`, {
      multipart: { documentType, file },
    })
    if (!sent.ok()) throw new Error(`a document answered ${await sent.text()}`)
  }
  await api.dispose()
  return `/api/vendors/${id}`
}

/** Reads something through the API as someone. */
export async function found<T>(username: string, path: string): Promise<T> {
  const api = await stage().api(username)
  return read<T>(await api.get(path), api)
}

/** Changes a record as someone who saw it just now. */
export async function changed<T = { version: number }>(
  username: string,
  path: string,
  data: object
): Promise<T> {
  const { version } = await found<{ version: number }>(username, path)
  const api = await stage().api(username)
  return read<T>(await api.patch(path, { data, headers: { 'If-Match': `"${version}"` } }), api)
}

async function read<T>(response: APIResponse, api: APIRequestContext): Promise<T> {
  const text = await response.text()
  await api.dispose()
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${text}`)
  return JSON.parse(text || 'null')
}

/** A quotation as the form sends it: it scores 78 of 100 and costs SAR 34.50. */
export const QUOTATION = {
  projectName: 'King Fahd Logistics Park',
  bdmInitials: 'FD',
  areaSqm: '1200.5',
  city: 'Najran',
  requesterType: 'main_contractor',
  clientType: 'government',
  contractorPreference: 'neutral',
  vendorListNomination: 'sole_nominated',
  historicalSuccess: 'won_some',
  projectType: 'commercial',
  quotedOn: '2026-01-15',
  productTypes: ['structural_steel', 'cladding'],
  currency: 'SAR',
  vatRate: '15',
  discount: '0.11',
  lines: [
    {
      section: 'Steel',
      description: 'Columns',
      unit: 'ton',
      quantity: '3',
      unitRate: '10.03',
      unitCost: '7',
    },
    {
      section: 'Steel',
      description: 'Beams',
      unit: 'ton',
      quantity: '1.5',
      unitRate: '0.01',
      unitCost: '0',
    },
  ],
}

export interface MadeQuotation {
  id: number
  version: number
  number: string
}

export const quotationBy = (username: string, projectName: string) =>
  made<MadeQuotation>(username, '/api/quotations', { ...QUOTATION, projectName })
