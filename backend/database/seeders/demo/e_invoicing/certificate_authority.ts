import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { CertificationRequest } from '@peculiar/asn1-csr'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

const ECDSA_SHA256 = () => new AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' })

const keys = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })

const issuer = new Name(
  (
    [
      ['0.9.2342.19200300.100.1.25', { ia5String: 'local' }],
      ['0.9.2342.19200300.100.1.25', { ia5String: 'gov' }],
      ['2.5.4.3', { printableString: 'PRZEINVOICESCA-TEST' }],
    ] as const
  ).map(
    ([type, value]) =>
      new RelativeDistinguishedName([
        new AttributeTypeAndValue({ type, value: new AttributeValue(value) }),
      ])
  )
)

/** Base64 of the DER of a certificate for a request in PEM. @throws Error when it is not signed by its key */
export function certify(pem: string, days = 365): string {
  const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  const request = AsnConvert.parse(der, CertificationRequest)
  const info = request.certificationRequestInfo
  const key = Buffer.from(AsnConvert.serialize(info.subjectPKInfo))
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' })
  const signed = Buffer.from(AsnConvert.serialize(info))
  if (!verify('sha256', signed, publicKey, Buffer.from(request.signature)))
    throw new Error('the request is not signed by its own key')
  return issue(info.subject, info.subjectPKInfo, days)
}

/** A key and a certificate, for tests that need no request. */
export function aCertifiedKey(): { certificate: string; privateKey: string } {
  const pair = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const spki = pair.publicKey.export({ type: 'spki', format: 'der' })
  return {
    certificate: issue(issuer, AsnConvert.parse(spki, SubjectPublicKeyInfo), 365),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

function issue(subject: Name, subjectPublicKeyInfo: SubjectPublicKeyInfo, days: number): string {
  const serial = Buffer.concat([Buffer.from([0x11]), randomBytes(18)])
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: bytesOf(serial),
    signature: ECDSA_SHA256(),
    issuer,
    validity: new Validity({
      notBefore: new Date(Date.now() - 86_400_000),
      notAfter: new Date(Date.now() + days * 86_400_000),
    }),
    subject,
    subjectPublicKeyInfo,
  })
  const signature = sign(
    'sha256',
    Buffer.from(AsnConvert.serialize(tbsCertificate)),
    keys.privateKey
  )
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: ECDSA_SHA256(),
    signatureValue: bytesOf(signature),
  })
  return Buffer.from(AsnConvert.serialize(certificate)).toString('base64')
}

const bytesOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer
