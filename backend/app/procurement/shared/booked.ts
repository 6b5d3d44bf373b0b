/* Kinds of documents in the books that are written in several places. */

/** Goods that came in, went out or changed their worth. */
export const STOCK_MOVEMENT = 'stock_movement'
/** A vendor's bill with what was paid of it. */
export const VENDOR_BILL = 'vendor_bill'
/** Bills of many vendors that are paid together: booked with each of them. */
export const PAYMENT_RUN = 'payment_run'
/** A vendor's credit note, or goods that went back. */
export const VENDOR_CREDIT = 'vendor_credit'
/** An order with what came of it past the stores. */
export const PURCHASE_ORDER = 'purchase_order'
