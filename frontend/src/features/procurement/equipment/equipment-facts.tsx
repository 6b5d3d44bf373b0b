import { Card, Col, Row, Statistic } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { Details } from '../../../kit/show/details'
import { EQUIPMENT, type Equipment } from './equipment'

/** How much it was in use in the last months and what that has cost. */
export function EquipmentFigures({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation()
  const figures = useFigures(equipment)
  return (
    <Row gutter={[16, 16]} style={{ marginBlockEnd: 16 }}>
      {figures.map(({ key, value }) => (
        <Col key={key} xs={12} xl={6}>
          <Card size="small">
            <Statistic
              title={t(`${EQUIPMENT}.figures.${key}`)}
              value={value}
              valueStyle={{ fontSize: 18 }}
            />
          </Card>
        </Col>
      ))}
    </Row>
  )
}

/** Figures of the meter only where it has one. */
function useFigures({ figures, currency, meterType }: Equipment) {
  const formats = useFormats()
  const unit = useChoiceLabel('meter-types')
  if (!figures) return []
  const money = (value: string) => `${currency} ${formats.amount(value, currency)}`
  const { utilisation, cost, ran, costPerUnit } = figures
  const always = [
    { key: 'utilisation', value: formats.percent(utilisation) },
    { key: 'cost', value: money(cost) },
  ]
  if (meterType === 'none') return always
  const distance = ran === null ? '—' : `${formats.number(ran)} ${unit(meterType)}`
  return [
    ...always,
    { key: 'ran', value: distance },
    { key: 'costPerUnit', value: costPerUnit === null ? '—' : money(costPerUnit) },
  ]
}

export function EquipmentFacts({ equipment }: { equipment: Equipment }) {
  const unit = useChoiceLabel('meter-types')
  const day = (value: string | null) => <DateText value={value} />
  const meter = (value: string | null) =>
    value === null ? null : <Quantity value={value} unit={unit(equipment.meterType)} />
  const money = (value: string | undefined) =>
    value && Number(value) > 0 ? <Money value={value} currency={equipment.currency} /> : null
  const make = [equipment.make, equipment.model, equipment.year].filter(Boolean).join(' ')
  return (
    <Details
      resource={EQUIPMENT}
      items={[
        { name: 'nameAr', value: equipment.nameAr },
        { name: 'make', value: make },
        { name: 'serialNo', value: equipment.serialNo ? <Ltr>{equipment.serialNo}</Ltr> : null },
        {
          name: 'ownership',
          value: <ChoiceText list="equipment-ownerships" value={equipment.ownership} />,
        },
        { name: 'purchasedOn', value: day(equipment.purchasedOn) },
        { name: 'purchaseCost', value: money(equipment.purchaseCost) },
        { name: 'rentalRate', value: money(equipment.rentalRate) },
        { name: 'custodianName', value: equipment.custodianName },
        { name: 'projectName', value: equipment.projectName },
        { name: 'expectedReturnOn', value: day(equipment.expectedReturnOn) },
        { name: 'location', value: equipment.location },
        { name: 'registrationNo', value: equipment.registrationNo },
        { name: 'registrationExpiresOn', value: day(equipment.registrationExpiresOn) },
        { name: 'insuranceExpiresOn', value: day(equipment.insuranceExpiresOn) },
        { name: 'inspectionDueOn', value: day(equipment.inspectionDueOn) },
        { name: 'meter', value: equipment.meterType === 'none' ? null : meter(equipment.meter) },
        { name: 'servicedOn', value: day(equipment.servicedOn) },
        { name: 'nextServiceOn', value: day(equipment.nextServiceOn) },
        { name: 'nextServiceAt', value: meter(equipment.nextServiceAt) },
      ]}
    />
  )
}
