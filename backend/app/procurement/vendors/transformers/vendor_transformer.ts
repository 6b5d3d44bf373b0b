import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import type Vendor from '#procurement/vendors/models/vendor'
import { VENDOR_FIELDS } from '#procurement/vendors/models/vendor'
import { VENDOR_LIFE } from '#procurement/vendors/states'
import { vendorCan } from '#procurement/vendors/vendor_policy'

/** A vendor as its list shows it: no bank field, for anyone. */
export default class VendorTransformer extends BaseTransformer<Vendor> {
  constructor(
    vendor: Vendor,
    protected readonly viewer: Approver
  ) {
    super(vendor)
  }

  toObject() {
    const vendor = this.resource
    const can = this.rights()
    return {
      ...this.pick(vendor, [
        'id',
        'version',
        ...VENDOR_FIELDS,
        'status',
        'statusReason',
        'ratingStanding',
        'createdBy',
      ]),
      ratingScore: vendor.ratingScoreBp === null ? null : vendor.ratingScoreBp / 100,
      createdAt: vendor.createdAt.toUTC().toISO()!,
      updatedAt: vendor.updatedAt.toUTC().toISO()!,
      can,
      nextStatuses: can.qualify ? VENDOR_LIFE[vendor.status] : [],
      allowedActions: this.named(can),
    }
  }

  protected rights() {
    return vendorCan(this.viewer)
  }

  protected named(can: Record<string, boolean>) {
    return Object.entries(can).flatMap(([action, allowed]) => (allowed ? [action] : []))
  }
}
