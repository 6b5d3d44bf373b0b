import { ClientRefundSchema } from '#database/schema'

/** Money that went back to a client; never changed. */
export default class ClientRefund extends ClientRefundSchema {
  static table = 'client_refunds'
}
