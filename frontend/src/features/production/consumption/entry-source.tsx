import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { Ltr } from '../../../kit/display/ltr'
import { CONSUMPTION, type ConsumptionEntry } from './consumption'

interface SourceProps {
  projectId: number
  entry: Pick<ConsumptionEntry, 'kind' | 'number' | 'recordId' | 'note'>
}

/** The document it came from, or the note that was written on site. */
export function Source({ projectId, entry }: SourceProps) {
  const { kind, number, recordId, note } = entry
  const { t } = useTranslation()
  const label = t(`${CONSUMPTION}.kinds.${kind}`)
  if (number === null) return <bdi>{note ?? label}</bdi>
  if (kind === 'task')
    return (
      <AbilityLink ability="schedules.view" to={`/production/projects/${projectId}/schedule`}>
        <Ltr>{number}</Ltr> <bdi>{note}</bdi>
      </AbilityLink>
    )
  const place =
    kind === 'order'
      ? { ability: 'purchase-orders.view' as const, to: `/procurement/purchase-orders/${recordId}` }
      : { ability: 'procurement.inventory' as const, to: `/procurement/movements/${recordId}` }
  return (
    <AbilityLink {...place}>
      <Ltr>{number}</Ltr>
    </AbilityLink>
  )
}
