import type { Schema } from '../../api/types'
import { AbilityLink } from '../ability-link'
import { DateText } from './date-text'
import { Ltr } from './ltr'
import { StatusTag } from './status-tag'

type ShownCheque = NonNullable<Schema<'VendorAdvance'>['cheque']>

/** The cheque of a document and what became of it. */
export const ChequeLink = ({ cheque }: { cheque: ShownCheque }) => (
  <>
    <AbilityLink ability="cheques.view" to={`/finance/cheques/${cheque.id}`}>
      <Ltr>{cheque.number}</Ltr>
    </AbilityLink>{' '}
    <DateText value={cheque.chequeOn} /> <StatusTag status={cheque.status} />
  </>
)
