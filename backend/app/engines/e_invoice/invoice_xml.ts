import type { EInvoice, EInvoiceParty } from './e_invoice.js'
import { allowanceXml, lineXml, prepaymentXml } from './lines_xml.js'
import { NAMESPACES } from './names.js'
import { taxTotals, totalsXml } from './totals_xml.js'
import { element, leaf } from './xml.js'

/** What signing adds to a document. */
export interface Stamp {
  /** `ext:UBLExtensions` with the signature. */
  extensions: string
  /** Base64 of the tags. */
  qr: string
}

const REFERENCE = 'urn:oasis:names:specification:ubl:signature:Invoice'
const METHOD = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'

/**
 * UBL 2.1 of an invoice or a note as ZATCA wants it, in the order of the schema. Without a stamp it is
 * the text that the hash covers; the stamp is put in between and changes nothing else.
 */
export function invoiceXml(invoice: EInvoice, stamp?: Stamp): string {
  const { invoice: main, cac, cbc, ext } = NAMESPACES
  const content = [
    stamp?.extensions ?? '',
    ...headXml(invoice),
    ...referencesXml(invoice),
    ...(stamp ? stampXml(stamp) : []),
    element('cac:AccountingSupplierParty', partyXml(invoice.seller)),
    // the element itself is required, even where no one is named
    invoice.buyer
      ? element('cac:AccountingCustomerParty', partyXml(invoice.buyer))
      : '<cac:AccountingCustomerParty></cac:AccountingCustomerParty>',
    element('cac:Delivery', [
      leaf('cbc:ActualDeliveryDate', invoice.suppliedOn),
      leaf('cbc:LatestDeliveryDate', invoice.suppliedUntilOn),
    ]),
    element('cac:PaymentMeans', [
      leaf('cbc:PaymentMeansCode', CREDIT_TRANSFER),
      leaf('cbc:InstructionNote', invoice.reason),
    ]),
    ...invoice.allowances.map((one) => allowanceXml(one, invoice.currency)),
    ...taxTotals(invoice),
    totalsXml(invoice),
    ...invoice.lines.map((line, index) => lineXml(line, index + 1, invoice.currency)),
    ...invoice.prepayments.map((one, index) =>
      prepaymentXml(one, invoice.lines.length + index + 1, invoice.currency)
    ),
  ]
  const root = { xmlns: main, 'xmlns:cac': cac, 'xmlns:cbc': cbc, 'xmlns:ext': ext }
  return element('Invoice', content, root)
}

/** UNTDID 4461. */
const CREDIT_TRANSFER = '30'

function headXml(invoice: EInvoice): string[] {
  return [
    leaf('cbc:ProfileID', 'reporting:1.0'),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:UUID', invoice.uuid),
    leaf('cbc:IssueDate', invoice.issuedOn),
    leaf('cbc:IssueTime', invoice.issuedAt),
    leaf('cbc:InvoiceTypeCode', invoice.code, { name: typeFlags(invoice) }),
    leaf('cbc:Note', invoice.note, { languageID: 'ar' }),
    leaf('cbc:DocumentCurrencyCode', invoice.currency),
    leaf('cbc:TaxCurrencyCode', 'SAR'),
  ]
}

/**
 * KSA-2, `NNPNESB`: 01 tax invoice or 02 simplified; third party, nominal, export, summary and
 * self-billed are 1 where they hold. The portal issues none but exports of these.
 */
export const typeFlags = ({ simplified, exported }: Pick<EInvoice, 'simplified' | 'exported'>) =>
  `${simplified ? '02' : '01'}00${exported ? '1' : '0'}00`

function referencesXml(invoice: EInvoice): string[] {
  const { original } = invoice
  return [
    element('cac:OrderReference', leaf('cbc:ID', invoice.orderNumber)),
    original
      ? element(
          'cac:BillingReference',
          element('cac:InvoiceDocumentReference', [
            leaf('cbc:ID', original.number),
            leaf('cbc:IssueDate', original.issuedOn),
          ])
        )
      : '',
    element('cac:ContractDocumentReference', leaf('cbc:ID', invoice.contractNumber)),
    element('cac:AdditionalDocumentReference', [
      leaf('cbc:ID', 'ICV'),
      leaf('cbc:UUID', String(invoice.counter)),
    ]),
    attached('PIH', invoice.previousHash),
  ]
}

const attached = (id: string, content: string) =>
  element('cac:AdditionalDocumentReference', [
    leaf('cbc:ID', id),
    element(
      'cac:Attachment',
      leaf('cbc:EmbeddedDocumentBinaryObject', content, { mimeCode: 'text/plain' })
    ),
  ])

const stampXml = ({ qr }: Stamp) => [
  attached('QR', qr),
  element('cac:Signature', [leaf('cbc:ID', REFERENCE), leaf('cbc:SignatureMethod', METHOD)]),
]

function partyXml(party: EInvoiceParty): string {
  const { otherId } = party
  return element('cac:Party', [
    otherId
      ? element(
          'cac:PartyIdentification',
          leaf('cbc:ID', otherId.value, { schemeID: otherId.scheme })
        )
      : '',
    element('cac:PostalAddress', [
      leaf('cbc:StreetName', party.street),
      leaf('cbc:BuildingNumber', party.buildingNumber),
      leaf('cbc:PlotIdentification', party.additionalNumber),
      leaf('cbc:CitySubdivisionName', party.district),
      leaf('cbc:CityName', party.city),
      leaf('cbc:PostalZone', party.postalCode),
      element('cac:Country', leaf('cbc:IdentificationCode', party.country)),
    ]),
    party.vatNumber
      ? element('cac:PartyTaxScheme', [
          leaf('cbc:CompanyID', party.vatNumber),
          element('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
        ])
      : '',
    element('cac:PartyLegalEntity', leaf('cbc:RegistrationName', party.name)),
  ])
}
