import { Card, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { MOVEMENTS, type StockMovement } from './movement'

/** What a change of cost is made of, and where it went: stock, projects, losses. */
export function CostParts({ movement }: { movement: StockMovement }) {
  const { t } = useTranslation()
  const kind = useChoiceLabel('charge-kinds')
  const { charges, parts, currency } = movement
  if (!charges?.length && !parts?.length) return null
  const rows = [
    ...charges.map(({ kind: name, description, amount }) => ({
      label: [kind(name), description].filter(Boolean).join(' · '),
      value: amount,
    })),
    ...parts.map(({ kind: name, projectName, value }) => ({
      label: [t(`${MOVEMENTS}.parts.${name}`), projectName].filter(Boolean).join(' · '),
      value,
    })),
  ]
  return (
    <Card size="small" title={t(`${MOVEMENTS}.parts.title`)}>
      {rows.map(({ label, value }, i) => (
        <Flex key={i} justify="space-between" gap="middle">
          <bdi>{label}</bdi>
          <Money value={value} currency={currency} />
        </Flex>
      ))}
    </Card>
  )
}
