import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { FIRST_PREVIOUS_HASH } from '#engines/e_invoice/names'
import { brokenRules, RULE_GROUPS, type BrokenRule } from '#engines/e_invoice/rules/broken_rules'
import { registerIssueStep } from '#commercial/invoices/issue_steps'
import type Invoice from '#commercial/invoices/models/invoice'
import type { Check } from '#commercial/invoices/readiness'
import { activeUnit } from './actions/active_unit.js'
import { signDocument } from './actions/sign_document.js'
import { eInvoiceOf } from './document/e_invoice_of.js'
import EInvoice from './models/e_invoice.js'
import { storedSetting } from './stored_setting.js'

/** The rules that a draft would break if it were issued now. Needs `lines` and `original` loaded. */
export async function rulesOfDraft(
  draft: Invoice,
  client: QueryClientContract
): Promise<BrokenRule[]> {
  // an empty draft is refused by the invoice itself
  if (!draft.lines.length || !draft.vatBreakdown.length) return []
  await draft.load('contract')
  const place = { uuid: draft.uuid, counter: 1, previousHash: FIRST_PREVIOUS_HASH }
  const setting = await storedSetting(client)
  return brokenRules(await eInvoiceOf(draft, { setting, place, at: DateTime.utc(), client }))
}

async function checks(draft: Invoice, client: QueryClientContract): Promise<Check[]> {
  const { mode } = await storedSetting(client)
  if (mode === 'off') return []
  const unit = await activeUnit(mode, client)
  const broken = await rulesOfDraft(draft, client)
  return [
    { key: 'eInvoiceUnit', ok: !!unit?.certificate, required: true },
    ...Object.keys(RULE_GROUPS).map((group) => ({
      key: `eInvoice_${group}`,
      ok: !broken.some((one) => one.group === group),
      required: true,
    })),
  ]
}

registerIssueStep({
  checks,
  async issued(uow, invoice) {
    const setting = await storedSetting(uow.trx)
    if (setting.mode === 'off') return false
    await invoice.load('contract')
    await signDocument(uow, invoice, setting)
    // a standard invoice is none before the authority has cleared it
    return !invoice.simplified
  },
  async xmlOf({ id }) {
    const newest = await EInvoice.query().where('invoice_id', id).orderBy('attempt', 'desc').first()
    return newest ? (newest.clearedXml ?? newest.xml) : null
  },
})
