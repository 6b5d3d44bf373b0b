import { test } from '@japa/runner'
import { createHash } from 'node:crypto'
import { invoiceHash, signatureFacts } from '#engines/e_invoice/canonical'
import { readCertificate } from '#engines/e_invoice/certificate'
import { invoiceXml } from '#engines/e_invoice/invoice_xml'
import { readQr } from '#engines/e_invoice/qr_code'
import { signInvoice } from '#engines/e_invoice/sign_invoice'
import { verifyInvoice } from '#engines/e_invoice/verify_invoice'
import { aCertifiedKey } from '#database/seeders/demo/e_invoicing/certificate_authority'
import { aDocument, KINDS } from '#tests/helpers/authority/documents'
import { schemaErrors } from '#tests/helpers/ubl_schema'

const { certificate: text, privateKey } = aCertifiedKey()
const certificate = readCertificate(text)
const signed = (document = aDocument()) =>
  signInvoice(document, { certificate, privateKey, signedAt: '2026-03-01T14:40:41' })

const SOUND = { hash: true, signature: true, properties: true, certificate: true }

test.group('Electronic invoices', () => {
  test('of every kind are valid UBL 2.1 and verify', async ({ assert }) => {
    assert.isAtLeast(Object.keys(KINDS).length, 10)
    for (const [kind, document] of Object.entries(KINDS)) {
      const { xml } = await signed(document)
      assert.deepEqual(await schemaErrors(xml), [], kind)
      assert.deepEqual(await verifyInvoice(xml), SOUND, kind)
    }
  })

  test('the schema finds what is wrong', async ({ assert }) => {
    const { xml } = await signed()
    const wrong = xml.replace('<cbc:UUID>', '<cbc:Uuid>').replace('</cbc:UUID>', '</cbc:Uuid>')
    assert.lengthOf(await schemaErrors(wrong), 1)
  })

  test('a change of any byte that counts is found', async ({ assert }) => {
    const { xml } = await signed()
    const amount = await verifyInvoice(xml.replace('>1150.00</cbc:Pay', '>1150.01</cbc:Pay'))
    assert.deepEqual(amount, { ...SOUND, hash: false, signature: false })
    const time = await verifyInvoice(xml.replace('14:40:41</xades', '14:40:42</xades'))
    assert.deepEqual(time, { ...SOUND, properties: false })
    const other = readCertificate(aCertifiedKey().certificate)
    const swapped = await verifyInvoice(xml.replace(certificate.text, other.text))
    assert.deepEqual(swapped, { ...SOUND, signature: false, certificate: false })
  })

  test('the hash is of the canonical text without the stamp', async ({ assert }) => {
    const document = aDocument()
    const { xml, hash } = await signed(document)
    // what the portal writes is canonical already
    const plain = createHash('sha256').update(invoiceXml(document)).digest('base64')
    assert.equal(hash, plain)
    assert.equal((await invoiceHash(xml)).toString('base64'), plain)
    const spaced = xml.replace('<cbc:ProfileID>', '<cbc:ProfileID  >').replace('?>', '?>\n\n')
    assert.equal((await invoiceHash(spaced)).toString('base64'), plain)
    assert.notEqual((await invoiceHash(xml.replace('PO-7', 'PO-8'))).toString('base64'), plain)
  })

  test('the QR code has eight tags, nine on simplified ones', async ({ assert }) => {
    const standard = await signed()
    const tags = readQr(standard.qr)
    assert.deepEqual([...tags.keys()], [1, 2, 3, 4, 5, 6, 7, 8])
    const text = (tag: number) => tags.get(tag)!.toString('utf8')
    assert.equal(text(1), 'شركة البناء والهندسة')
    assert.equal(text(2), '310122393500003')
    assert.equal(text(3), '2026-03-01T14:40:40')
    assert.equal(text(4), '1150.00')
    assert.equal(text(5), '150.00')
    assert.equal(text(6), standard.hash)
    assert.equal(text(7), (await signatureFacts(standard.xml)).signature)
    assert.isTrue(tags.get(8)!.equals(certificate.publicKeyDer))
    assert.isAtMost(standard.qr.length, 700)
    const simplified = readQr((await signed(KINDS.simplified!)).qr)
    assert.isTrue(simplified.get(9)!.equals(certificate.issuerSignature))
    assert.throws(() => readQr(Buffer.from([1, 200, 0]).toString('base64')), 'tag 1 is cut short')
  })

  test('names with marks and control characters stay well-formed', async ({ assert }) => {
    const [line] = aDocument().lines
    const name = `a < b & "c" > d \u0000\u0007\uFFFE é \u{1F3D7}\r\n`
    const { xml } = await signed(aDocument({ lines: [{ ...line!, name }] }))
    assert.deepEqual(await verifyInvoice(xml), SOUND)
    assert.deepEqual(await schemaErrors(xml), [])
    assert.include(xml, '<cbc:Name>a &lt; b &amp; "c" &gt; d  é \u{1F3D7}</cbc:Name>')
  })
})
