import type { Approver } from '#core/approvals/approver'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import VendorBillTransformer, { type BesideBills } from './vendor_bill_transformer.js'

interface BesideBill extends BesideBills {
  order: PurchaseOrder
  /** Names of projects by id, where the viewer knows them by another than is kept here. */
  projects: Map<number, string>
  /** The day from which what is held back is owed; null until everything has come. */
  dueOn: string | null
}

/** A vendor's invoice on its own page, for people whom its order is closed to. */
export default class VendorBillDetailTransformer extends VendorBillTransformer {
  constructor(
    bill: VendorBill,
    viewer: Approver,
    private readonly about: BesideBill
  ) {
    super(bill, viewer, about)
  }

  toObject() {
    const { order, projects, dueOn } = this.about
    return {
      ...super.toObject(),
      order: {
        ...this.pick(order, ['id', 'number', 'vendorName']),
        projectName: projects.get(order.projectId ?? 0) ?? order.projectName,
      },
      retentionDueOn: dueOn,
    }
  }
}
