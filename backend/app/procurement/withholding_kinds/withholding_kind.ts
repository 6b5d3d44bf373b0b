import { WithholdingKindSchema } from '#database/schema'

/** A kind of payment to non-residents that bears withholding tax. */
export default class WithholdingKind extends WithholdingKindSchema {
  static table = 'withholding_kinds'
}
