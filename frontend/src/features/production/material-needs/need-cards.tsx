import type { ReactNode } from 'react'
import { Card, Checkbox, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { isUnrequested, NEEDS, type MaterialNeed, type MaterialNeeds } from './material-needs'
import { NeedActions } from './need-actions'
import { NeedBy, NeedDocuments, NeedMaterial, NeedQuantity, NeedTask } from './need-cells'
import { NeedStateTag } from './need-state'

interface NeedCardsProps {
  projectId: number
  needs: MaterialNeed[]
  can: MaterialNeeds['can']
  /** Absent: nothing is chosen here. */
  chosen?: number[]
  onChoose?: (ids: number[]) => void
}

/** The needs to read on a phone. */
export function NeedCards({ projectId, needs, can, chosen = [], onChoose }: NeedCardsProps) {
  const { t } = useTranslation()
  const toggle = (id: number) =>
    onChoose?.(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Flex vertical gap="small">
      {needs.map((need) => (
        <Card key={need.id} size="small">
          <Flex justify="space-between" align="start" gap="small">
            <strong>
              <NeedMaterial need={need} />
            </strong>
            <NeedStateTag state={need.state} />
          </Flex>
          <NeedTask need={need} />
          <Facts need={need} />
          {need.requests.length || need.supply.length ? <NeedDocuments need={need} /> : null}
          <Flex justify="space-between" align="center" wrap gap="small">
            {onChoose && can.request && isUnrequested(need) ? (
              <Checkbox checked={chosen.includes(need.id)} onChange={() => toggle(need.id)}>
                {t(`${NEEDS}.choose`)}
              </Checkbox>
            ) : null}
            {can.update ? <NeedActions projectId={projectId} need={need} /> : null}
          </Flex>
        </Card>
      ))}
    </Flex>
  )
}

/** The figures of a need by name. */
function Facts({ need }: { need: MaterialNeed }) {
  const { t } = useTranslation()
  const fact = (key: string, value: ReactNode) => (
    <Flex key={key} justify="space-between" gap="small">
      <span>{t(`${NEEDS}.fields.${key}`)}</span>
      <span style={{ textAlign: 'end' }}>{value}</span>
    </Flex>
  )
  return (
    <div style={{ marginBlock: 8 }}>
      {fact('quantity', <NeedQuantity need={need} />)}
      {fact('needByOn', <NeedBy need={need} />)}
      {fact('startsOn', <DateText value={need.startsOn} />)}
      {fact('ordered', <NeedQuantity need={need} of="ordered" />)}
      {fact('promisedOn', <DateText value={need.promisedOn} />)}
      {fact('readyOn', <DateText value={need.readyOn} />)}
    </div>
  )
}
