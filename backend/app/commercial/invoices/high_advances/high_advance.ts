import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import ApprovalRequest from '#core/approvals/models/approval_request'
import Contract from '#commercial/contracts/contract'
import type Invoice from '#commercial/invoices/models/invoice'

/** `document_type` of the approval that an advance above its contract needs. */
export const CLIENT_ADVANCE = 'client_advance'

export interface HighAdvance {
  /** Advances of the contract with this one, credited ones taken off, in minor units without VAT. */
  advancedMinor: number
  contract: Contract
}

type Advance = Pick<Invoice, 'id' | 'type' | 'number' | 'contractId' | 'grossMinor'>

/**
 * How far a draft takes the advances of its contract above its value; null where it does not.
 * @param lock whether other advances of the contract wait for this one
 */
export async function highAdvance(
  invoice: Advance,
  client: QueryClientContract,
  { lock = false } = {}
): Promise<HighAdvance | null> {
  const { type, number, contractId, grossMinor } = invoice
  if (type !== 'advance' || number || !contractId) return null
  const contracts = Contract.query({ client }).where('id', contractId)
  const contract = await (lock ? contracts.forUpdate() : contracts).firstOrFail()
  const advancedMinor = (await advancedOf(contractId, client)) + grossMinor
  return advancedMinor > contract.valueMinor ? { advancedMinor, contract } : null
}

/** What was invoiced as advances and not credited since; what certificates recovered counts in full. */
async function advancedOf(contractId: number, client: QueryClientContract): Promise<number> {
  const row = await client
    .from('contract_entries as e')
    .join('invoices as i', 'i.id', 'e.invoice_id')
    .leftJoin('invoices as o', 'o.id', 'i.original_id')
    .where({ 'e.contract_id': contractId, 'e.account': 'advance' })
    .where((either) => void either.where('i.type', 'advance').orWhere('o.type', 'advance'))
    .sum('e.amount_minor as total')
    .first()
  return Number(row?.total ?? 0)
}

/**
 * Whether someone agreed to this draft as it stands: a change of it is another draft, and advances that
 * were issued since must not have taken the sum above what was agreed to.
 */
export async function isAgreed(
  { id, version }: Pick<Invoice, 'id' | 'version'>,
  { advancedMinor }: Pick<HighAdvance, 'advancedMinor'>,
  client: QueryClientContract
): Promise<boolean> {
  const agreed = await ApprovalRequest.query({ client })
    .where({ documentType: CLIENT_ADVANCE, documentId: id, status: 'approved' })
    .where('documentVersion', version)
    .where('amountMinor', '>=', advancedMinor)
    .first()
  return agreed !== null
}
