import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#commercial/clients/models/client'
import Company from '#commercial/companies/company'
import { taxDetailsOf } from '#commercial/companies/tax_details_of'
import Invoice from '#commercial/invoices/models/invoice'

export const companyOf = async ({ companyId }: Client, client: QueryClientContract) =>
  companyId ? Company.find(companyId, { client }) : null

/** The tax details of the client's company, and where it has none those of the client's last invoice. */
export async function knownBuyer(
  { id }: Client,
  company: Company | null,
  client: QueryClientContract
): Promise<Record<string, string | null>> {
  const last = await Invoice.query({ client })
    .where('client_id', id)
    .whereNotNull('number')
    .orderBy('id', 'desc')
    .first()
  return { ...last?.buyer, ...(company && taxDetailsOf(company)) }
}

/** A tax invoice is made out to the company as it is registered. */
export function registeredName(
  client: Client,
  company: Company | null
): { name: string; nameAr: string | null } {
  const { legalName = null, legalNameAr = null } = company ?? {}
  const name = legalName ?? legalNameAr ?? client.company ?? client.name
  return { name, nameAr: legalName && legalNameAr }
}
