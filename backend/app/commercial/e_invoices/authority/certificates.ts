import { messagesOf, type AuthorityMessage } from './answers.js'
import { callAuthority, credentials } from './call.js'
import { documentBody } from './send_document.js'

/** What the authority gives for a request. */
export interface IssuedCertificate {
  requestId: string
  /** Base64 of its DER. */
  certificate: string
  secret: string
}

/** The authority refused; its words. */
export class CertificateRefused extends Error {
  constructor(
    readonly status: number,
    readonly messages: AuthorityMessage[]
  ) {
    super(`a certificate was refused with ${status}`)
  }
}

interface Account {
  certificate: string
  secret: string
}

/** @throws CertificateRefused, Unreachable */
export const complianceCertificate = (base: string, request: string, otp: string) =>
  certificate({ base, path: 'compliance', headers: { OTP: otp }, body: { csr: encoded(request) } })

/** @throws CertificateRefused, Unreachable */
export const productionCertificate = (base: string, account: Account, requestId: string) =>
  certificate({
    base,
    path: 'production/csids',
    headers: credentials(account.certificate, account.secret),
    body: { compliance_request_id: requestId },
  })

/** @throws CertificateRefused, Unreachable */
export const renewedCertificate = (base: string, account: Account, request: string, otp: string) =>
  certificate({
    base,
    path: 'production/csids',
    method: 'PATCH',
    headers: { ...credentials(account.certificate, account.secret), OTP: otp },
    body: { csr: encoded(request) },
  })

interface CheckedDocument {
  uuid: string
  hash: string
  xml: string
}

/** Whether a sample document passes, and what was said about it. @throws Unreachable */
export async function checkCompliance(base: string, account: Account, document: CheckedDocument) {
  const { status, body } = await callAuthority({
    base,
    path: 'compliance/invoices',
    headers: credentials(account.certificate, account.secret),
    body: documentBody(document),
  })
  return { ok: status === 200 || status === 202, messages: messagesOf(body) }
}

const encoded = (request: string) => Buffer.from(request).toString('base64')

async function certificate(
  request: Parameters<typeof callAuthority>[0]
): Promise<IssuedCertificate> {
  const { status, body } = await callAuthority(request)
  const { requestID, binarySecurityToken, secret } = (body ?? {}) as Record<string, unknown>
  const given = typeof binarySecurityToken === 'string' && typeof secret === 'string'
  if (status !== 200 || !given) throw new CertificateRefused(status, messagesOf(body))
  return {
    requestId: String(requestID),
    // the token is the text of the certificate, encoded once more
    certificate: Buffer.from(binarySecurityToken, 'base64').toString('utf8'),
    secret,
  }
}
