import { XmlDocument } from 'libxml2-wasm'
import { invoiceHash, signatureFacts } from '#engines/e_invoice/canonical'
import { readCertificate } from '#engines/e_invoice/certificate'
import { NAMESPACES } from '#engines/e_invoice/names'
import { readQr } from '#engines/e_invoice/qr_code'
import { verifyInvoice } from '#engines/e_invoice/verify_invoice'
import { schemaErrors } from '#tests/helpers/ubl_schema'

export interface SentBody {
  invoiceHash: string
  uuid: string
  invoice: string
}

export interface Received {
  xml: string
  uuid: string
  hash: string
  counter: number
  previousHash: string
  certificate: string
  simplified: boolean
}

export interface Problem {
  code: string
  message: string
}

/** Reads what was sent, and what is wrong with it as the authority would judge it. */
export async function judge(body: SentBody): Promise<{ received: Received; problems: Problem[] }> {
  const xml = Buffer.from(body.invoice, 'base64').toString('utf8')
  const facts = await signatureFacts(xml)
  const problems: Problem[] = []
  const refuse = (code: string, ok: boolean) => {
    if (!ok) problems.push({ code, message: `${code} failed` })
  }
  const [schemaError] = await schemaErrors(xml)
  refuse('XSD_SCHEMA_ERROR', schemaError === undefined)
  const { hash, signature, properties, certificate } = await verifyInvoice(xml)
  refuse('INVALID_HASH', hash && (await invoiceHash(xml)).toString('base64') === body.invoiceHash)
  refuse('INVALID_SIGNATURE', signature)
  refuse('INVALID_SIGNED_PROPERTIES', properties && certificate)
  refuse('UUID_MISMATCH', facts.uuid === body.uuid)
  const known = readTexts(xml)
  for (const [code, ok] of Object.entries(RULES)) refuse(code, ok(known))
  refuse('QR_MISMATCH', sameQr(known, facts.qr ?? '', body.invoiceHash, facts.certificate ?? ''))
  return {
    received: {
      xml,
      uuid: body.uuid,
      hash: body.invoiceHash,
      counter: Number(facts.counter),
      previousHash: facts.previousHash ?? '',
      certificate: facts.certificate ?? '',
      simplified: known.simplified,
    },
    problems,
  }
}

type Texts = ReturnType<typeof readTexts>

/** The amounts as the document states them, in cents, so that they are judged without the portal's code. */
function readTexts(xml: string) {
  const document = XmlDocument.fromString(xml)
  const names = { ...NAMESPACES }
  const all = (path: string) => document.find(path, names).map((node) => node.content)
  const one = (path: string) => all(path)[0] ?? ''
  const cents = (path: string) => all(path).reduce((sum, text) => sum + toCents(text), 0)
  const total = '/invoice:Invoice/cac:LegalMonetaryTotal/cbc:'
  const tax = '/invoice:Invoice/cac:TaxTotal[cac:TaxSubtotal]/'
  const line = '/invoice:Invoice/cac:InvoiceLine'
  try {
    return {
      code: one('/invoice:Invoice/cbc:InvoiceTypeCode'),
      simplified: one('/invoice:Invoice/cbc:InvoiceTypeCode/@name').startsWith('02'),
      seller: one('//cac:AccountingSupplierParty//cbc:RegistrationName'),
      sellerVat: one('//cac:AccountingSupplierParty//cbc:CompanyID'),
      buyer: one('//cac:AccountingCustomerParty//cbc:RegistrationName'),
      buyerCity: one('//cac:AccountingCustomerParty//cbc:CityName'),
      reason: one('//cac:PaymentMeans/cbc:InstructionNote'),
      original: one('//cac:BillingReference//cbc:ID'),
      lines: cents(`${line}/cbc:LineExtensionAmount`),
      lineTotal: cents(`${total}LineExtensionAmount`),
      allowances: cents('/invoice:Invoice/cac:AllowanceCharge/cbc:Amount'),
      exclusive: cents(`${total}TaxExclusiveAmount`),
      inclusive: cents(`${total}TaxInclusiveAmount`),
      prepaid: cents(`${total}PrepaidAmount`),
      prepaidLines:
        cents(`${line}/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount`) +
        cents(`${line}/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount`),
      payable: cents(`${total}PayableAmount`),
      vat: cents(`${tax}cbc:TaxAmount`),
      subtotals: cents(`${tax}cac:TaxSubtotal/cbc:TaxAmount`),
    }
  } finally {
    document.dispose()
  }
}

const toCents = (text: string) => Math.round(Number(text) * 100)

/** The rules that this authority checks; each as it is published. */
const RULES: Record<string, (texts: Texts) => boolean> = {
  'BR-KSA-40': ({ sellerVat }) => /^3\d{13}3$/.test(sellerVat),
  'BR-KSA-42': ({ simplified, buyer }) => simplified || buyer !== '',
  'BR-KSA-10': ({ simplified, buyerCity }) => simplified || buyerCity !== '',
  'BR-KSA-17': ({ code, reason }) => !['381', '383'].includes(code) || reason !== '',
  'BR-KSA-56': ({ code, original }) => !['381', '383'].includes(code) || original !== '',
  'BR-CO-10': ({ lines, lineTotal }) => lines === lineTotal,
  'BR-CO-13': ({ lineTotal, allowances, exclusive }) => lineTotal - allowances === exclusive,
  'BR-CO-14': ({ vat, subtotals }) => vat === subtotals,
  'BR-CO-15': ({ exclusive, vat, inclusive }) => exclusive + vat === inclusive,
  'BR-CO-16': ({ inclusive, prepaid, payable }) => inclusive - prepaid === payable,
  'BR-KSA-80': ({ prepaid, prepaidLines }) => prepaid === prepaidLines,
}

function sameQr(texts: Texts, qr: string, hash: string, certificate: string): boolean {
  const tags = readQr(qr)
  const text = (tag: number) => tags.get(tag)?.toString('utf8')
  const { issuerSignature } = readCertificate(certificate)
  return (
    text(1) === texts.seller &&
    text(2) === texts.sellerVat &&
    toCents(text(4) ?? '') === texts.payable &&
    text(6) === hash &&
    (!texts.simplified || !!tags.get(9)?.equals(issuerSignature))
  )
}
