import { verify } from 'node:crypto'
import { invoiceHash, signatureFacts } from './canonical.js'
import { hexDigest, readCertificate } from './certificate.js'

export interface Verification {
  /** The document is the one that was hashed. */
  hash: boolean
  /** The signature is of that hash and of the key of the certificate. */
  signature: boolean
  /** The signed properties are those that were digested. */
  properties: boolean
  /** The properties name the certificate that the document carries. */
  certificate: boolean
}

/**
 * Recalculates what a signed document states about itself.
 * @throws Error when it is no XML or its certificate cannot be read
 */
export async function verifyInvoice(xml: string): Promise<Verification> {
  const facts = await signatureFacts(xml)
  const hash = await invoiceHash(xml)
  if (!facts.certificate || !facts.signature || !facts.properties)
    return { hash: false, signature: false, properties: false, certificate: false }
  const certificate = readCertificate(facts.certificate)
  return {
    hash: facts.invoiceDigest === hash.toString('base64'),
    signature: verify(
      'sha256',
      hash,
      certificate.publicKey,
      Buffer.from(facts.signature, 'base64')
    ),
    properties: facts.propertiesDigest === hexDigest(facts.properties),
    certificate: facts.certificateDigest === certificate.digest,
  }
}
