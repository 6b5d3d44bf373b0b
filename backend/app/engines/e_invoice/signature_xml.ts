import type { SigningCertificate } from './certificate.js'
import { NAMESPACES } from './names.js'
import { bare, element, leaf } from './xml.js'

interface Parts {
  hash: string
  signature: string
  certificate: SigningCertificate
  signedAt: string
}

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const C14N = 'http://www.w3.org/2006/12/xml-c14n11'
const XPATH = 'http://www.w3.org/TR/1999/REC-xpath-19991116'

/** What the hash leaves out, as the signature itself states it. */
const LEFT_OUT = [
  'not(//ancestor-or-self::ext:UBLExtensions)',
  'not(//ancestor-or-self::cac:Signature)',
  "not(//ancestor-or-self::cac:AdditionalDocumentReference[cbc:ID='QR'])",
]

/** `ext:UBLExtensions` with the enveloped XAdES signature. */
export function extensionsXml(parts: Parts, propertiesDigest: string): string {
  const { sig, sac, sbc, ds } = NAMESPACES
  const signature = element(
    'ds:Signature',
    [
      signedInfo(parts.hash, propertiesDigest),
      leaf('ds:SignatureValue', parts.signature),
      element(
        'ds:KeyInfo',
        element('ds:X509Data', leaf('ds:X509Certificate', parts.certificate.text))
      ),
      element('ds:Object', propertiesXml(parts)),
    ],
    { 'xmlns:ds': ds, Id: 'signature' }
  )
  const information = element('sac:SignatureInformation', [
    leaf('cbc:ID', 'urn:oasis:names:specification:ubl:signature:1'),
    leaf('sbc:ReferencedSignatureID', 'urn:oasis:names:specification:ubl:signature:Invoice'),
    signature,
  ])
  const signatures = element('sig:UBLDocumentSignatures', information, {
    'xmlns:sac': sac,
    'xmlns:sbc': sbc,
    'xmlns:sig': sig,
  })
  return element(
    'ext:UBLExtensions',
    element('ext:UBLExtension', [
      leaf('ext:ExtensionURI', 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'),
      element('ext:ExtensionContent', signatures),
    ])
  )
}

function signedInfo(hash: string, propertiesDigest: string): string {
  const transforms = [
    ...LEFT_OUT.map((path) =>
      element('ds:Transform', leaf('ds:XPath', path), { Algorithm: XPATH })
    ),
    bare('ds:Transform', { Algorithm: C14N }),
  ]
  return element('ds:SignedInfo', [
    bare('ds:CanonicalizationMethod', { Algorithm: C14N }),
    bare('ds:SignatureMethod', {
      Algorithm: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
    }),
    element('ds:Reference', [element('ds:Transforms', transforms), ...digest(hash)], {
      Id: 'invoiceSignedData',
      URI: '',
    }),
    element('ds:Reference', digest(propertiesDigest), {
      Type: 'http://www.w3.org/2000/09/xmldsig#SignatureProperties',
      URI: '#xadesSignedProperties',
    }),
  ])
}

const digest = (value: string) => [
  bare('ds:DigestMethod', { Algorithm: SHA256 }),
  leaf('ds:DigestValue', value),
]

function propertiesXml({ certificate, signedAt }: Parts): string {
  const signed = element('xades:SignedSignatureProperties', [
    leaf('xades:SigningTime', signedAt),
    element(
      'xades:SigningCertificate',
      element('xades:Cert', [
        element('xades:CertDigest', digest(certificate.digest)),
        element('xades:IssuerSerial', [
          leaf('ds:X509IssuerName', certificate.issuer),
          leaf('ds:X509SerialNumber', certificate.serialNumber),
        ]),
      ])
    ),
  ])
  return element(
    'xades:QualifyingProperties',
    element('xades:SignedProperties', signed, { Id: 'xadesSignedProperties' }),
    { 'xmlns:xades': NAMESPACES.xades, Target: 'signature' }
  )
}
