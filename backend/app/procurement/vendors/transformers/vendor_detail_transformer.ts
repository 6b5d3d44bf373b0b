import type { Approver } from '#core/approvals/approver'
import { keptFromApproving } from '#procurement/vendors/approval/second_person'
import type { VendorWriting } from '#procurement/vendors/approval/writing'
import type { BankView } from '#procurement/vendors/bank/view_bank'
import type Vendor from '#procurement/vendors/models/vendor'
import { BANK_FIELDS } from '#procurement/vendors/models/vendor'
import { documentGaps } from '#procurement/vendors/documents/document_gaps'
import VendorDocumentTransformer from '#procurement/vendors/documents/vendor_document_transformer'
import { VENDOR_LIFE } from '#procurement/vendors/states'
import VendorRatingTransformer from './vendor_rating_transformer.js'
import VendorTransformer from './vendor_transformer.js'

interface Shown {
  viewer: Approver
  bank: BankView
  writing: VendorWriting
  /** Of everyone in `writing`. */
  names: ReadonlyMap<number, string>
}

/** A vendor's own page. Needs `documents` with their files, and `ratings`, preloaded. */
export default class VendorDetailTransformer extends VendorTransformer {
  constructor(
    vendor: Vendor,
    private readonly shown: Shown
  ) {
    super(vendor, shown.viewer)
  }

  toObject() {
    const vendor = this.resource
    const { missing, expired } = documentGaps(vendor)
    return {
      ...super.toObject(),
      ...this.pick(vendor, BANK_FIELDS),
      ...this.shown.bank,
      ...this.#approval(missing.length + expired.length === 0),
      missingDocuments: missing,
      expiredDocuments: expired,
      documents: VendorDocumentTransformer.transform(vendor.documents, this.viewer),
      rating: VendorRatingTransformer.transform(vendor.ratings[0] ?? null),
      ratings: VendorRatingTransformer.transform(vendor.ratings),
    }
  }

  /** Who wrote what stands, who approved it last, and whether the viewer may approve it now. */
  #approval(documented: boolean) {
    const { status } = this.resource
    const { writing, names } = this.shown
    const rights = this.rights()
    const isNext = rights.qualify && VENDOR_LIFE[status].includes('approved')
    const withheld = isNext ? keptFromApproving(writing, this.viewer) : null
    const can = {
      ...rights,
      submit: rights.update && status === 'prospect',
      approve: isNext && !withheld && documented,
    }
    return {
      can,
      allowedActions: this.named(can),
      // what the viewer did, so that someone else has to approve it
      withheld,
      writers: writing.writers.map(({ userId, ...part }) => ({
        ...part,
        name: names.get(userId) ?? null,
      })),
      approvedByName: names.get(writing.approved?.userId ?? 0) ?? null,
      approvedAt: writing.approved?.at ?? null,
      changedSinceApproval: writing.approved ? [...new Set(writing.changed)] : [],
    }
  }
}
