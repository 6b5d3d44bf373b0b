import type { ApiClient } from '@japa/api-client'
import { person } from '#tests/helpers/users'

/** A quotation as the form sends it: levels 4, 5, 3, 5, 3, 4, 2 score 78. */
export const BODY = {
  projectName: 'King Fahd Logistics Park',
  projectNameAr: 'مجمع الملك فهد اللوجستي',
  bdmInitials: 'FD',
  areaSqm: '1200.5',
  location: 'Second Industrial City',
  city: 'Najran',
  endUser: 'Ministry of Transport',
  requestedBy: 'Eng. Salman',
  requesterType: 'main_contractor',
  clientType: 'government',
  contractorPreference: 'neutral',
  vendorListNomination: 'sole_nominated',
  historicalSuccess: 'won_some',
  projectType: 'commercial',
  quotedOn: '2026-11-01',
  validUntilOn: '2026-12-31',
  productTypes: ['structural_steel', 'cladding'],
  currency: 'SAR',
  vatRate: '15',
  discount: '0.09',
  notes: 'Closing date is firm.',
  lines: [
    {
      section: 'Steel',
      description: 'Columns',
      descriptionAr: 'أعمدة',
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

/** Creates a quotation through the API and answers its body. */
export async function createdBy(client: ApiClient, username: string, body: object = {}) {
  const response = await client
    .post('/api/quotations')
    .json({ ...BODY, ...body })
    .loginAs(await person(username))
    .withCsrfToken()
  response.assertStatus(201)
  return response.body()
}

/** Sends a write as someone, having seen a version. */
export async function write(
  client: ApiClient,
  method: 'post' | 'patch' | 'put' | 'delete',
  path: string,
  { as, seen, body }: { as: string; seen?: number | string; body?: object }
) {
  const request = client[method](path)
    .loginAs(await person(as))
    .withCsrfToken()
  if (seen !== undefined) request.header('If-Match', `"${seen}"`)
  return body ? request.json(body) : request
}
