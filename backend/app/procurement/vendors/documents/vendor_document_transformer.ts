import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import type VendorDocument from '#procurement/vendors/models/vendor_document'
import { vendorCan } from '#procurement/vendors/vendor_policy'

/** A vendor document. Needs `file` preloaded. */
export default class VendorDocumentTransformer extends BaseTransformer<VendorDocument> {
  constructor(
    document: VendorDocument,
    private readonly viewer: Approver
  ) {
    super(document)
  }

  toObject() {
    const document = this.resource
    const { file } = document
    return {
      ...this.pick(document, [
        'id',
        'vendorId',
        'documentType',
        'number',
        'issuedOn',
        'expiresOn',
        'fileId',
      ]),
      ...this.pick(file, ['mime', 'size']),
      originalFilename: file.originalName,
      uploadedAt: document.createdAt.toUTC().toISO()!,
      uploadedBy: document.createdBy,
      url: `/api/files/${document.fileId}/content`,
      can: { delete: vendorCan(this.viewer).addDocument },
    }
  }
}
