import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf, sqlTime } from '#database/seeders/demo/engineering/demo_unit'
import { storeBuffer } from '#core/storage/store_file'
import { VENDOR_DOCUMENT } from '#procurement/vendors/documents/vendor_documents'
import type { VendorDocumentType } from '#procurement/enums/vendor_document_types'
import { documentGaps } from '#procurement/vendors/documents/document_gaps'
import Vendor from '#procurement/vendors/models/vendor'

const TITLES: Record<VendorDocumentType, string> = {
  commercial_registration: 'Commercial registration',
  vat_certificate: 'VAT certificate',
  national_address: 'National address',
  other: 'Document',
}
/** In how many days the registrations run out, one vendor after another. */
const REGISTRATIONS = [210, 5, 340, 26, 55, 500, 7, 120, 30, 60, 710, 45, 260, 18]
/** Of vendors from whom nothing is being ordered: theirs would hold up an approval. */
const RUN_OUT = [-3, -41, -120]

/** The documents of the first vendors; some run out soon and a few have. Needs the orders. */
export async function seedVendorDocuments(context: DemoContext) {
  const { trx, now } = context
  const vendors = await Vendor.query({ client: trx }).preload('documents').orderBy('id')
  const requested = await trx
    .from('purchase_orders')
    .where('status', 'submitted')
    .select('vendor_id')
  const busy = new Set(requested.map((row) => row.vendor_id))
  const idle = vendors.filter(({ id, status }) => !busy.has(id) && status === 'approved')
  const lapsed = idle.slice(-RUN_OUT.length)
  for (const [i, days] of REGISTRATIONS.entries()) {
    const vendor = vendors[i]
    if (lapsed.includes(vendor)) continue
    const saudi = documentGaps(vendor).missing.includes('national_address')
    await addDocument(context, vendor, 'commercial_registration', days)
    if (saudi) await addDocument(context, vendor, 'national_address', null)
    if (saudi && i % 2 === 0) await addDocument(context, vendor, 'vat_certificate', days + 90)
  }
  for (const [i, vendor] of lapsed.entries())
    await addDocument(
      context,
      vendor,
      i % 2 ? 'vat_certificate' : 'commercial_registration',
      RUN_OUT[i]
    )
  await trx.from('vendor_documents').update({ created_at: sqlTime(now.minus({ days: 20 })) })
}

async function addDocument(
  context: DemoContext,
  vendor: Vendor,
  documentType: VendorDocumentType,
  days: number | null
) {
  const { trx, now } = context
  const unit = new DemoUnit(trx, { at: now.minus({ days: 20 }), by: personOf(context, 'buyer') })
  const number = `${1010 + (vendor.id % 40)}${String(vendor.id * 7919)
    .padStart(6, '0')
    .slice(-6)}`
  const label = { name: `${TITLES[documentType]}.pdf`, mime: 'application/pdf', extension: 'pdf' }
  const content = await printed(TITLES[documentType], number)
  const file = await storeBuffer(
    unit,
    { ...label, content },
    { ownerType: VENDOR_DOCUMENT, ownerId: vendor.id }
  )
  await trx.table('vendor_documents').insert({
    vendor_id: vendor.id,
    file_id: file.id,
    document_type: documentType,
    number,
    issued_on: now.minus({ days: 365 }).toISODate(),
    expires_on: days === null ? null : now.plus({ days }).toISODate(),
    created_by: unit.actor.id,
    created_at: sqlTime(now),
  })
}

async function printed(title: string, number: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText(title, { x: 72, y: 740, size: 24, font })
  page.drawText(`No. ${number}`, { x: 72, y: 700, size: 14, font })
  return document.save()
}
