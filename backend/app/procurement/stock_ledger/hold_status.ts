import type { StockStatus } from '#procurement/enums/stock'

/** `gone` is what left the store while it was held. */
export type HoldStatus = StockStatus | 'gone'

/** Whether goods of a status are kept from being handed out. */
export const isHeld = (status: HoldStatus | undefined) =>
  status !== undefined && status !== 'ok' && status !== 'gone'
