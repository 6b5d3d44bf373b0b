import { createPrivateKey, sign } from 'node:crypto'
import { BASE_CURRENCY, formatMoney } from '#engines/money/money'
import { invoiceHash, signatureFacts } from './canonical.js'
import { hexDigest, type SigningCertificate } from './certificate.js'
import type { EInvoice } from './e_invoice.js'
import { invoiceXml } from './invoice_xml.js'
import { stampedQr } from './qr_code.js'
import { extensionsXml } from './signature_xml.js'

export interface SignedInvoice {
  xml: string
  /** Base64. */
  hash: string
  qr: string
}

interface Signer {
  certificate: SigningCertificate
  /** PKCS #8 in PEM, on secp256k1. */
  privateKey: string
  /** `YYYY-MM-DDTHH:mm:ss`. */
  signedAt: string
}

/**
 * A document with its stamp: ECDSA with SHA-256 over its hash, XAdES properties of the certificate, and
 * the QR code. Source: ZATCA, Security features implementation standards, sections 2 to 4.
 */
export async function signInvoice(invoice: EInvoice, signer: Signer): Promise<SignedInvoice> {
  const { certificate, signedAt } = signer
  const digest = await invoiceHash(invoiceXml(invoice))
  const hash = digest.toString('base64')
  const signature = sign('sha256', digest, createPrivateKey(signer.privateKey)).toString('base64')
  const qr = qrOf(invoice, { hash, signature, certificate })
  const parts = { hash, signature, certificate, signedAt }
  // the digest of the properties is taken from the document that carries them
  const draft = invoiceXml(invoice, { extensions: extensionsXml(parts, hash), qr })
  const { properties } = await signatureFacts(draft)
  const extensions = extensionsXml(parts, hexDigest(properties!))
  return { xml: `${DECLARATION}\n${invoiceXml(invoice, { extensions, qr })}`, hash, qr }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

interface Signature {
  hash: string
  signature: string
  certificate: SigningCertificate
}

const qrOf = (invoice: EInvoice, { hash, signature, certificate }: Signature) =>
  stampedQr({
    sellerName: invoice.seller.name,
    vatNumber: invoice.seller.vatNumber ?? '',
    issuedAt: `${invoice.issuedOn}T${invoice.issuedAt}`,
    total: formatMoney(invoice.totals.payableMinor, invoice.currency),
    vat: formatMoney(invoice.vatRiyalsMinor, BASE_CURRENCY),
    hash,
    signature,
    publicKey: certificate.publicKeyDer,
    issuerSignature: invoice.simplified ? certificate.issuerSignature : null,
  })
