import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { runJob } from '#core/jobs/run_job'
import { loadSettings } from '#core/settings/settings'
import { SEND_E_INVOICE, TEST_E_INVOICE_UNIT } from '#commercial/shared/job_names'
import { AuthoritySimulator, OTP } from '#tests/helpers/authority/simulator'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

export const WHO = 'accountant'

/** A buyer with everything that a standard e-invoice needs. */
export const FULL_BUYER = {
  ...BUYER,
  buildingNumber: '1234',
  district: 'Olaya',
  postalCode: '12345',
}

/** Of the firm, as its electronic invoices state it. */
export const ADDRESS = {
  branch: 'Riyadh',
  businessCategory: 'Construction',
  street: 'King Fahd Road',
  buildingNumber: '2322',
  district: 'Olaya',
  city: 'Riyadh',
  postalCode: '12345',
}

const COMPANY = {
  companyName: 'Bobs Records',
  companyNameAr: 'شركة البناء',
  vatNumber: '310122393500003',
  commercialRegistration: '1010010000',
}

/** A firm that takes part in e-invoicing, and its authority, for each test of a group. */
export class TaxedFirm {
  authority = new AuthoritySimulator()
  base = ''

  constructor(readonly books: Books) {}

  static within(group: Group): TaxedFirm {
    const firm = new TaxedFirm(Books.within(group))
    group.each.setup(async () => {
      await firm.begin()
      return () => firm.close()
    })
    return firm
  }

  /** A new authority, and the details of a firm that can sign. */
  async begin() {
    this.authority = new AuthoritySimulator()
    this.base = await this.authority.start()
    await this.company({})
  }

  close = () => this.authority.stop()

  /** Details of the firm that differ from the usual ones. */
  async company(changes: Record<string, unknown>) {
    const value = JSON.stringify({ ...COMPANY, ...changes })
    await db.from('settings').where('key', 'company').delete()
    await db.table('settings').insert({ key: 'company', value, updated_at: '2026-01-01 00:00:00' })
    await loadSettings()
  }

  settings = (client: ApiClient) => call(client, WHO, 'get', '/api/e-invoicing')

  async set(client: ApiClient, body: Record<string, unknown>) {
    const { version } = (await this.settings(client)).body()
    return call(client, WHO, 'patch', '/api/e-invoicing', { body, seen: version })
  }

  requestUnit = (client: ApiClient, otp = OTP) =>
    call(client, WHO, 'post', '/api/e-invoicing/units', {
      body: { environment: 'simulation', otp },
    })

  /** Everything up to the switch: address, unit, compliance checks, mode. */
  async takePart(client: ApiClient) {
    const addressed = await this.set(client, { ...ADDRESS, simulationUrl: this.base })
    if (addressed.status() !== 200) throw new Error(addressed.text())
    const unit = await this.requestUnit(client)
    if (unit.status() !== 201) throw new Error(unit.text())
    await runJobs(TEST_E_INVOICE_UNIT)
    const switched = await this.set(client, { mode: 'simulation' })
    if (switched.status() !== 200) throw new Error(switched.text())
    return unit.body()
  }

  async invoice(client: ApiClient, more: object = {}) {
    const { clientId = await this.books.party(client), ...rest } = more as { clientId?: number }
    return this.books.issued(client, {
      type: 'standard',
      clientId,
      buyer: FULL_BUYER,
      lines: [{ description: 'Steel', quantity: '2.5', unit: 't', unitPrice: '400' }],
      ...rest,
    })
  }

  send = () => runJobs(SEND_E_INVOICE)

  async documents(client: ApiClient, invoiceId: number) {
    const answer = await call(client, WHO, 'get', `/api/invoices/${invoiceId}/e-invoice`)
    return answer.body().documents
  }

  async document(client: ApiClient, invoiceId: number) {
    const [newest] = await this.documents(client, invoiceId)
    return newest
  }
}

/** Runs what waits of one kind of job, as a worker would. */
export async function runJobs(type: string) {
  const rows = await db.from('jobs').where({ type, status: 'queued' }).orderBy('id').select('id')
  for (const { id } of rows) await runJob(id)
  return rows.length
}
