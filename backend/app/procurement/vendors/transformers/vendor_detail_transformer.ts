import type { Approver } from '#core/approvals/approver'
import type { BankView } from '#procurement/vendors/bank/view_bank'
import type Vendor from '#procurement/vendors/models/vendor'
import { BANK_FIELDS } from '#procurement/vendors/models/vendor'
import { missingDocuments } from '#procurement/vendors/documents/missing_documents'
import VendorDocumentTransformer from '#procurement/vendors/documents/vendor_document_transformer'
import VendorRatingTransformer from './vendor_rating_transformer.js'
import VendorTransformer from './vendor_transformer.js'

/** A vendor's own page. Needs `documents` with their files, and `ratings`, preloaded. */
export default class VendorDetailTransformer extends VendorTransformer {
  constructor(
    vendor: Vendor,
    viewer: Approver,
    private readonly bank: BankView
  ) {
    super(vendor, viewer)
  }

  toObject() {
    const vendor = this.resource
    return {
      ...super.toObject(),
      ...this.pick(vendor, BANK_FIELDS),
      ...this.bank,
      missingDocuments: missingDocuments(vendor),
      documents: VendorDocumentTransformer.transform(vendor.documents, this.viewer),
      rating: VendorRatingTransformer.transform(vendor.ratings[0] ?? null),
      ratings: VendorRatingTransformer.transform(vendor.ratings),
    }
  }
}
