import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { nameIn } from '../../../kit/display/name-in'
import { Percent } from '../../../kit/display/numbers'
import type { PurchaseOrder } from './purchase-order'

/** What the paper says beside its figures, as far as it does. */
export function paperItems(order: PurchaseOrder) {
  const { vendorReference, incoterm, incotermPlace, siteContact, penalty, clauses } = order
  const { penaltyRate, penaltyCap } = order
  const carriage = [incoterm, incotermPlace].filter(Boolean).join(' ')
  const percent = (value: string) => <Percent value={value} decimals={2} />
  return [
    ...(vendorReference ? [{ name: 'vendorReference', value: <Ltr>{vendorReference}</Ltr> }] : []),
    ...(carriage ? [{ name: 'incoterm', value: <MixedText>{carriage}</MixedText> }] : []),
    ...(siteContact ? [{ name: 'siteContact', value: <MixedText>{siteContact}</MixedText> }] : []),
    ...(penaltyRate ? [{ name: 'penaltyRate', value: percent(penaltyRate) }] : []),
    ...(penaltyCap ? [{ name: 'penaltyCap', value: percent(penaltyCap) }] : []),
    ...(penalty ? [{ name: 'penalty', value: penalty, wide: true }] : []),
    ...(clauses?.length
      ? [{ name: 'clauses', value: <Clauses clauses={clauses} />, wide: true }]
      : []),
  ]
}

function Clauses({ clauses }: Pick<PurchaseOrder, 'clauses'>) {
  const { language } = useTranslation().i18n
  return clauses.map(({ name, nameAr }, at) => (
    <div key={at}>
      <MixedText>{nameIn(language, name, nameAr)}</MixedText>
    </div>
  ))
}
