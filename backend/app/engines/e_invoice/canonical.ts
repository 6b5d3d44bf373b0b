import { createHash } from 'node:crypto'
import { NAMESPACES } from './names.js'

/** Loaded with the first document: WebAssembly that no one needs before. */
const library = () => import('libxml2-wasm')

const NAMES = { ...NAMESPACES }

/** What the hash leaves out: what signing itself puts in. */
const STAMP = [
  '/invoice:Invoice/ext:UBLExtensions',
  '/invoice:Invoice/cac:Signature',
  "/invoice:Invoice/cac:AdditionalDocumentReference[normalize-space(cbc:ID)='QR']",
]

export type Hash = Buffer

/**
 * SHA-256 of a document in canonical XML 1.1 without its extensions, its signature and its QR code: 32
 * bytes. Source: ZATCA, Security features implementation standards, section 2.3.3.
 * @throws Error when the text is no XML
 */
export async function invoiceHash(xml: string): Promise<Hash> {
  const { XmlDocument, XmlC14NMode } = await library()
  const document = XmlDocument.fromString(xml)
  try {
    for (const path of STAMP) for (const node of document.find(path, NAMES)) node.remove()
    const text = document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_1 })
    return createHash('sha256').update(text).digest()
  } finally {
    document.dispose()
  }
}

/** What a signed document states about its signature, as texts; null where it is missing. */
export interface SignatureFacts {
  invoiceDigest: string | null
  propertiesDigest: string | null
  signature: string | null
  certificate: string | null
  certificateDigest: string | null
  /** `xades:SignedProperties` as its digest covers it. */
  properties: string | null
  qr: string | null
  uuid: string | null
  counter: string | null
  previousHash: string | null
}

const FACTS = {
  invoiceDigest: "//ds:Reference[@Id='invoiceSignedData']/ds:DigestValue",
  propertiesDigest: "//ds:Reference[@URI='#xadesSignedProperties']/ds:DigestValue",
  signature: '//ds:SignatureValue',
  certificate: '//ds:X509Certificate',
  certificateDigest: '//xades:CertDigest/ds:DigestValue',
  qr: reference('QR'),
  uuid: '/invoice:Invoice/cbc:UUID',
  counter:
    "/invoice:Invoice/cac:AdditionalDocumentReference[normalize-space(cbc:ID)='ICV']/cbc:UUID",
  previousHash: reference('PIH'),
} as const

function reference(id: string): string {
  const named = `cac:AdditionalDocumentReference[normalize-space(cbc:ID)='${id}']`
  return `/invoice:Invoice/${named}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject`
}

/** @throws Error when the text is no XML */
export async function signatureFacts(xml: string): Promise<SignatureFacts> {
  const { XmlDocument, XmlC14NMode } = await library()
  const document = XmlDocument.fromString(xml)
  try {
    const texts = Object.entries(FACTS).map(([name, path]) => [
      name,
      document.get(path, NAMES)?.content.trim() ?? null,
    ])
    const properties = document.get('//xades:SignedProperties', NAMES)
    const canonical = properties?.canonicalizeToString({
      mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
    })
    return {
      ...(Object.fromEntries(texts) as Omit<SignatureFacts, 'properties'>),
      properties: canonical ? asDigested(canonical) : null,
    }
  } finally {
    document.dispose()
  }
}

/**
 * The authority digests the properties in exclusive canonical form but for one thing: empty elements
 * stay empty-element tags. Found on all sample documents of its toolkit.
 */
const asDigested = (canonical: string) =>
  canonical.replace(/(<ds:DigestMethod [^>]*)><\/ds:DigestMethod>/g, '$1/>')
