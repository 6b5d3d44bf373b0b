import { createHash, X509Certificate, type KeyObject } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate } from '@peculiar/asn1-x509'

/** What signing needs to know of a certificate. */
export interface SigningCertificate {
  /** Base64 of its DER, as documents carry it. */
  text: string
  /** Distinguished name of who issued it, the most particular part first. */
  issuer: string
  /** Decimal. */
  serialNumber: string
  /** Base64 of the hexadecimal SHA-256 of `text`. */
  digest: string
  publicKey: KeyObject
  /** DER of the public key, and the signature of who issued it. */
  publicKeyDer: Buffer
  issuerSignature: Buffer
  expiresAt: Date
}

/**
 * Reads a certificate from base64 of its DER.
 * @throws Error when it is none
 */
export function readCertificate(text: string): SigningCertificate {
  const plain = text.replace(/\s/g, '')
  const der = Buffer.from(plain, 'base64')
  const known = new X509Certificate(der)
  const { signatureValue } = AsnConvert.parse(der, Certificate)
  return {
    text: plain,
    // lines from the root to the name itself
    issuer: known.issuer.split('\n').reverse().join(', '),
    serialNumber: BigInt(`0x${known.serialNumber}`).toString(),
    digest: hexDigest(plain),
    publicKey: known.publicKey,
    publicKeyDer: known.publicKey.export({ type: 'spki', format: 'der' }),
    issuerSignature: Buffer.from(signatureValue),
    expiresAt: new Date(known.validTo),
  }
}

/** Base64 of the hexadecimal SHA-256, as the authority writes the digests inside of a signature. */
export const hexDigest = (text: string) =>
  Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')
