import { outcomeOf, type Outcome } from './answers.js'
import { callAuthority, credentials, Unreachable } from './call.js'

export interface SentDocument {
  uuid: string
  hash: string
  xml: string
  simplified: boolean
}

export interface Sender {
  base: string
  certificate: string
  secret: string
  signal?: AbortSignal
}

/**
 * Has a standard document cleared, reports a simplified one. Where clearing is switched off a standard
 * one is reported, as the authority asks for.
 */
export async function sendDocument(document: SentDocument, sender: Sender): Promise<Outcome> {
  const outcome = await attempt(document, sender, document.simplified ? REPORT : CLEAR)
  if (outcome.state !== 'report_instead') return outcome
  return attempt(document, sender, REPORT)
}

const CLEAR = { path: 'invoices/clearance/single', status: '1' }
const REPORT = { path: 'invoices/reporting/single', status: '0' }

async function attempt(
  document: SentDocument,
  { base, certificate, secret, signal }: Sender,
  { path, status }: typeof CLEAR
): Promise<Outcome> {
  try {
    const answer = await callAuthority({
      base,
      path,
      headers: { ...credentials(certificate, secret), 'Clearance-Status': status },
      body: documentBody(document),
      signal,
    })
    return outcomeOf(answer.status, answer.body, path === REPORT.path)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    return { state: 'retry', failure: 'unreachable', messages: [] }
  }
}

/** A document as every address of the authority takes it. */
export const documentBody = ({ uuid, hash, xml }: Omit<SentDocument, 'simplified'>) => ({
  invoiceHash: hash,
  uuid,
  invoice: Buffer.from(xml).toString('base64'),
})
