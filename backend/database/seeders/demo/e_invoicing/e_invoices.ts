import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runJob } from '#core/jobs/run_job'
import { transact } from '#core/unit_of_work/transact'
import { updateSetting } from '#commercial/e_invoices/actions/update_setting'
import { requestUnit } from '#commercial/e_invoices/onboarding/request_unit'
import { storedSetting } from '#commercial/e_invoices/stored_setting'
import { SEND_E_INVOICE, TEST_E_INVOICE_UNIT } from '#commercial/shared/job_names'
import { personOf } from '#database/seeders/demo/engineering/demo_unit'
import { BUYER, issued } from '../commercial/invoices.js'
import type { DemoContext } from '../context.js'
import { DemoAuthority, OTP, type Verdict } from './demo_authority.js'

/** Of the firm, as its electronic invoices state it. */
const ADDRESS = {
  branch: 'Riyadh',
  businessCategory: 'Construction',
  street: 'طريق الملك عبدالعزيز',
  buildingNumber: '3120',
  district: 'العليا',
  city: 'الرياض',
  postalCode: '12214',
}

interface Story {
  /** Of a small amount: it is reported, not cleared. */
  simplified?: boolean
  daysAgo: number
  client: number
  description: string
  descriptionAr: string
  price: string
  verdict: Verdict
}

/** Cleared, reported, cleared with a warning, and rejected with its reason. */
const STORIES: Story[] = [
  {
    ...{ daysAgo: 6, client: 1, price: '14200', verdict: {} },
    ...{
      description: 'Steel gates, supplied and fitted',
      descriptionAr: 'بوابات حديدية توريد وتركيب',
    },
  },
  {
    ...{ simplified: true, daysAgo: 5, client: 2, price: '640', verdict: {} },
    ...{ description: 'Repair of a sliding door', descriptionAr: 'إصلاح باب سحّاب' },
  },
  {
    ...{ daysAgo: 4, client: 3, price: '8750' },
    ...{ description: 'Handrails of a staircase', descriptionAr: 'درابزين سلالم' },
    verdict: {
      warnings: [
        {
          code: 'BR-KSA-F-06-C23',
          message: 'The street of the buyer is very short | عنوان شارع المشتري قصير جداً',
        },
      ],
    },
  },
  {
    ...{ daysAgo: 2, client: 4, price: '5300' },
    ...{ description: 'Steel doors', descriptionAr: 'أبواب حديدية' },
    verdict: {
      errors: [
        {
          code: 'BR-KSA-44',
          message: 'The VAT number of the buyer is not registered | الرقم الضريبي للمشتري غير مسجّل',
        },
      ],
    },
  },
]

/**
 * E-invoices in the states that the authority leaves them in, signed and sent by the code of the product. Afterwards
 * e-invoicing is off again, as a portal begins: what is issued then is sent to no one.
 */
export async function seedEInvoices() {
  const authority = new DemoAuthority()
  const base = await authority.start()
  const { simulationUrl } = await storedSetting()
  try {
    const context = await contextOf()
    const actor = { ...SYSTEM_ACTOR, ...personOf(context, 'accountant') }
    const set = (input: Parameters<typeof updateSetting>[2]) =>
      transact(actor, async (uow) =>
        updateSetting(uow, (await storedSetting(uow.trx)).version, input)
      )
    await set({ ...ADDRESS, simulationUrl: base })
    await requestUnit(actor, 'simulation', OTP)
    await runQueued(TEST_E_INVOICE_UNIT)
    await set({ mode: 'simulation' })
    for (const story of STORIES) {
      await db.transaction((trx) => issue({ ...context, trx }, story))
      authority.verdict = story.verdict
      await runQueued(SEND_E_INVOICE)
    }
    await set({ mode: 'off', simulationUrl })
  } finally {
    await authority.stop()
  }
}

async function contextOf(): Promise<Omit<DemoContext, 'trx'>> {
  const users = await db.from('users').select('id', 'username')
  return {
    ...{ now: DateTime.utc(), projects: [] },
    users: Object.fromEntries(users.map(({ id, username }) => [username, { id }])),
    clients: await db.from('clients').orderBy('id').limit(8).select('id', 'name', 'company'),
  }
}

function issue(context: DemoContext, { simplified, daysAgo, client, price, ...line }: Story) {
  const { description, descriptionAr } = line
  return issued(context, daysAgo, 'standard', {
    ...(simplified && { simplified }),
    clientId: context.clients[client]!.id,
    buyer: BUYER,
    lines: [{ description, descriptionAr, quantity: '1', unitPrice: price }],
  })
}

/** Runs what waits of one kind of job, as a worker would. */
async function runQueued(type: string) {
  const rows = await db.from('jobs').where({ type, status: 'queued' }).orderBy('id').select('id')
  for (const { id } of rows) await runJob(id)
}
