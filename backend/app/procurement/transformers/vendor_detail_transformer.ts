import type { Approver } from '#core/approvals/approver'
import type { BankView } from '#procurement/bank/view_bank'
import type Vendor from '#procurement/models/vendor'
import { BANK_FIELDS } from '#procurement/models/vendor'
import { missingDocuments } from '#procurement/rules/missing_documents'
import VendorDocumentTransformer from '#procurement/transformers/vendor_document_transformer'
import VendorRatingTransformer from '#procurement/transformers/vendor_rating_transformer'
import VendorTransformer from '#procurement/transformers/vendor_transformer'

/** A vendor's own page. Needs `documents` with their files, and `ratings`, preloaded. */
export default class VendorDetailTransformer extends VendorTransformer {
  constructor(
    vendor: Vendor,
    reader: Approver,
    private readonly bank: BankView
  ) {
    super(vendor, reader)
  }

  toObject() {
    const vendor = this.resource
    return {
      ...super.toObject(),
      ...this.pick(vendor, BANK_FIELDS),
      ...this.bank,
      missingDocuments: missingDocuments(vendor),
      documents: VendorDocumentTransformer.transform(vendor.documents, this.reader),
      rating: VendorRatingTransformer.transform(vendor.ratings[0] ?? null),
      ratings: VendorRatingTransformer.transform(vendor.ratings),
    }
  }
}
