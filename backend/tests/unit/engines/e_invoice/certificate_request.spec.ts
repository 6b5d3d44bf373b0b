import { createPrivateKey, createPublicKey } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { Extensions, SubjectAlternativeName } from '@peculiar/asn1-x509'
import { test } from '@japa/runner'
import { readCertificate } from '#engines/e_invoice/certificate'
import { requestCertificate } from '#engines/e_invoice/certificate_request'
import { certify } from '#database/seeders/demo/e_invoicing/certificate_authority'

const UNIT = {
  commonName: 'BINAA-310122393500003-1',
  serialNumber: '1-Binaa|2-Portal|3-ed22f1d8',
  vatNumber: '310122393500003',
  branch: 'فرع الرياض',
  organization: 'شركة البناء',
  invoiceTypes: '1100',
  registeredAddress: '2322 King Fahd Road',
  businessCategory: 'Construction',
}

test.group('Requests for certificates', () => {
  test('name the unit as the authority wants it', ({ assert }) => {
    const { request } = requestCertificate(UNIT, 'simulation')
    const der = Buffer.from(request.replace(/-----[^-]+-----|\s/g, ''), 'base64')
    const info = AsnConvert.parse(der, CertificationRequest).certificationRequestInfo
    const subject = info.subject.map(([part]) => [part!.type, String(part!.value)])
    assert.deepEqual(subject, [
      ['2.5.4.6', 'SA'],
      ['2.5.4.11', UNIT.branch],
      ['2.5.4.10', UNIT.organization],
      ['2.5.4.3', UNIT.commonName],
    ])
    const extensions = AsnConvert.parse(info.attributes[0]!.values[0]!, Extensions)
    const [template, alternative] = extensions
    assert.equal(template!.extnID, '1.3.6.1.4.1.311.20.2')
    assert.include(Buffer.from(template!.extnValue.buffer).toString(), 'PREZATCA-Code-Signing')
    const names = AsnConvert.parse(alternative!.extnValue.buffer, SubjectAlternativeName)
    const parts = names[0]!.directoryName!.map(([part]) => [part!.type, String(part!.value)])
    assert.deepEqual(parts, [
      ['2.5.4.4', UNIT.serialNumber],
      ['0.9.2342.19200300.100.1.1', UNIT.vatNumber],
      ['2.5.4.12', '1100'],
      ['2.5.4.26', UNIT.registeredAddress],
      ['2.5.4.15', 'Construction'],
    ])
  })

  test('are signed by a key of their own on secp256k1', ({ assert }) => {
    const one = requestCertificate(UNIT, 'production')
    const other = requestCertificate(UNIT, 'production')
    assert.notEqual(one.privateKey, other.privateKey)
    // the authority refuses a request that its key has not signed
    const certificate = readCertificate(certify(one.request))
    const key = createPrivateKey(one.privateKey)
    assert.equal(key.asymmetricKeyDetails?.namedCurve, 'secp256k1')
    const own = createPublicKey(key).export({ type: 'spki', format: 'der' })
    assert.isTrue(certificate.publicKeyDer.equals(own))
    assert.match(certificate.issuer, /^CN=PRZEINVOICESCA-TEST, DC=gov, DC=local$/)
    assert.match(certificate.serialNumber, /^\d{40,}$/)
  })
})
