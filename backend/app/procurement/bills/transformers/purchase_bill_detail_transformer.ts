import type { Approver } from '#core/approvals/approver'
import type PurchaseBill from '#procurement/bills/models/purchase_bill'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import PurchaseBillTransformer, { type BesideBills } from './purchase_bill_transformer.js'

interface BesideBill extends BesideBills {
  order: PurchaseOrder
  /** Names of projects by id, where the viewer knows them by another than is kept here. */
  projects: Map<number, string>
  /** The day from which what is held back is owed; null until everything has come. */
  dueOn: string | null
}

/** A vendor's invoice on its own page, for people whom its order is closed to. */
export default class PurchaseBillDetailTransformer extends PurchaseBillTransformer {
  constructor(
    bill: PurchaseBill,
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
