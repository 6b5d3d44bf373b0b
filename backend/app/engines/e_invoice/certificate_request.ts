import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { AsnConvert, AsnPrintableStringConverter, OctetString } from '@peculiar/asn1-schema'
import { Attributes, CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr'
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  AttributeValue,
  Extension,
  Extensions,
  GeneralName,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509'

/** Where a certificate will be valid. */
export const ENVIRONMENTS = ['simulation', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Names of the authority's certificate templates. */
const TEMPLATES: Record<Environment, string> = {
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
}

/** What a unit that signs is called. */
export interface UnitName {
  commonName: string
  /** `1-maker|2-model|3-serial`. */
  serialNumber: string
  vatNumber: string
  /** Branch, or the ten digits of the member of a VAT group. */
  branch: string
  organization: string
  /** Four digits for tax invoices, simplified invoices and two that are reserved: `1100`. */
  invoiceTypes: string
  registeredAddress: string
  businessCategory: string
}

const OID = {
  country: '2.5.4.6',
  branch: '2.5.4.11',
  organization: '2.5.4.10',
  commonName: '2.5.4.3',
  // the name that the authority's requests use for the serial number of the unit
  serialNumber: '2.5.4.4',
  userId: '0.9.2342.19200300.100.1.1',
  title: '2.5.4.12',
  registeredAddress: '2.5.4.26',
  businessCategory: '2.5.4.15',
  template: '1.3.6.1.4.1.311.20.2',
  alternativeName: '2.5.29.17',
  extensionRequest: '1.2.840.113549.1.9.14',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const

export interface CertificateRequest {
  /** PEM. */
  request: string
  /** PKCS #8 in PEM: for the vault alone. */
  privateKey: string
}

/**
 * A new key on secp256k1 and the request for its certificate (PKCS #10), with the extensions that the
 * authority wants. Source: ZATCA, Security features implementation standards, section 2.2.2.
 */
export function requestCertificate(unit: UnitName, environment: Environment): CertificateRequest {
  const pair = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const spki = createPublicKey(pair.privateKey).export({ type: 'spki', format: 'der' })
  const info = new CertificationRequestInfo({
    subject: nameOf([
      [OID.country, 'SA'],
      [OID.branch, unit.branch],
      [OID.organization, unit.organization],
      [OID.commonName, unit.commonName],
    ]),
    subjectPKInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    attributes: new Attributes([
      new Attribute({
        type: OID.extensionRequest,
        values: [AsnConvert.serialize(extensionsOf(unit, environment))],
      }),
    ]),
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(info)), pair.privateKey)
  const request = new CertificationRequest({
    certificationRequestInfo: info,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: OID.ecdsaWithSha256 }),
    signature: exact(signature),
  })
  return {
    request: pem('CERTIFICATE REQUEST', Buffer.from(AsnConvert.serialize(request))),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

function extensionsOf(unit: UnitName, environment: Environment): Extensions {
  const template = AsnPrintableStringConverter.toASN(TEMPLATES[environment]).toBER()
  const alternative = new SubjectAlternativeName([
    new GeneralName({
      directoryName: nameOf([
        [OID.serialNumber, unit.serialNumber],
        [OID.userId, unit.vatNumber],
        [OID.title, unit.invoiceTypes],
        [OID.registeredAddress, unit.registeredAddress],
        [OID.businessCategory, unit.businessCategory],
      ]),
    }),
  ])
  return new Extensions([
    new Extension({ extnID: OID.template, extnValue: new OctetString(template) }),
    new Extension({
      extnID: OID.alternativeName,
      extnValue: new OctetString(AsnConvert.serialize(alternative)),
    }),
  ])
}

const nameOf = (parts: [type: string, text: string][]) =>
  new Name(
    parts.map(
      ([type, utf8String]) =>
        new RelativeDistinguishedName([
          new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String }) }),
        ])
    )
  )

/** Its own bytes alone: a buffer may be a window onto a larger one. */
const exact = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g)!
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}
